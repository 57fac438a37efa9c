import { expect, test } from 'vitest';
import { mensagemDoErro } from '../erros';
import { comoFoiAlterado } from './como-foi-alterado';

const maria = { id: 1, papel: 'indicabem' as const, nome: 'Maria' };
const loja = { id: 7, papel: 'lojista' as const, nome: 'Pet Feliz' };
const equipe = { id: 2, papel: 'indicabem' as const };
const momento = new Date('2026-03-10T17:32:00Z');
const HOJE = '2026-03-10';

test.each([
  ['uma colega lê o nome', { autor: maria, momento }, equipe, HOJE, 'por Maria às 14:32'],
  ['quem é de fora lê "pela equipe"', { autor: maria, momento }, loja, HOJE, 'pela equipe às 14:32'],
  ['a equipe lê o nome da loja', { autor: loja, momento }, equipe, HOJE, 'por Pet Feliz às 14:32'],
  ['em outra aba, "por você"', { autor: loja, momento }, loja, HOJE, 'por você às 14:32'],
  ['outro dia diz o dia', { autor: maria, momento }, equipe, '2026-03-11', 'por Maria em 10/03/2026 às 14:32'],
  ['sem autor, só a hora', { autor: null, momento }, equipe, HOJE, 'às 14:32'],
  [
    'o dia é o de São Paulo',
    { autor: maria, momento: new Date('2026-03-11T01:05:00Z') },
    equipe,
    HOJE,
    'por Maria às 22:05',
  ],
])('%s', (_, alteracao, leitor, hoje, frase) => {
  expect(comoFoiAlterado(alteracao, leitor, hoje)).toBe(frase);
});

test('a frase inteira', () => {
  expect(mensagemDoErro('VERSAO_ALTERADA', { como: 'por Maria às 14:32' })).toBe(
    'Alterado por Maria às 14:32. Veja a versão atual antes de salvar.',
  );
});

import { expect, test } from 'vitest';
import type { Sessao } from '../lib/sessao';
import { sessaoDe } from '../test/sessoes';
import { barraDe } from './atalhos-da-barra';
import { ondeEsta } from './onde-esta';
import { ROTAS } from './tabela-de-rotas';

const barra = (papel: Parameters<typeof sessaoDe>[0]) => barraDe(sessaoDe(papel) as unknown as Sessao);

test.each([
  ['tutor', '/home', 'Início'],
  ['tutor', '/indicacao/codigo/7', 'Indicações'],
  ['tutor', '/indicacoes', 'Indicações'],
  ['tutor', '/cupom/ver/9', 'Indicações'],
  ['tutor', '/lojistas/7', 'Indicações'],
  ['tutor', '/lojistas/mapa', 'Lojas'],
  ['tutor', '/pet/editar/3', 'Pets'],
  ['tutor', '/PET/novo/', 'Pets'],
  ['tutor', '/perfil', undefined],
  ['tutor', '/nada', undefined],
  ['prescritor', '/prescricoes/nova', 'Indicar'],
  ['prescritor', '/indicacao/codigo/7', 'Realizadas'],
  ['lojista', '/cupom/ver/9', 'Validados'],
  ['lojista', '/cupom/estornados', 'Validados'],
  ['lojista', '/acerto/4/imprimir', 'Acerto'],
  ['indicabem', '/dashboard', 'Painel'],
  ['indicabem', '/usuarios/editar/1/2', 'Pessoas'],
  ['indicabem', '/atendimento/indicacao/7', 'Atendimento'],
] as const)('%s em %s está em %s', (papel, endereco, rotulo) => {
  expect(ondeEsta(endereco, barra(papel))?.rotulo).toBe(rotulo);
});

test('o caminho para cima de qualquer tela acaba', () => {
  for (const { caminho } of ROTAS) expect(ondeEsta(`/${caminho.replace(/:\w+/g, '1')}`, [])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { escolhaDe, impedimentoDaEscolha } from './escolha-do-tutor';
import { VENCIDA } from './regras';

const fisica = { id_shopkeeper: 1, tipo: 'loja_fisica' as const };
const outra = { id_shopkeeper: 2, tipo: 'loja_fisica' as const };
const online = { id_shopkeeper: 3, tipo: 'loja_online' as const };
const ativo = { data_validade: '2027-02-15' };
const naFisica = {
  status: 'Ativo - Aguardando compra' as const,
  data_ativacao: null,
  vinculos: 3,
  shopkeeper: fisica,
  coupons: [ativo],
};

test('a escolha leva o que a indicação tem e a loja nova', () => {
  expect(escolhaDe({ ...naFisica, shopkeeper: null, vinculos: 4 }, online)).toEqual({
    vinculos: 4,
    lojaAtual: null,
    nova: { id: 3, tipo: 'loja_online' },
    devolvida: false,
  });
  expect(escolhaDe(naFisica, outra).lojaAtual).toEqual({ id: 1, tipo: 'loja_fisica', suspensa: false });
});

test('com trocas restantes, nada impede', () => {
  expect(impedimentoDaEscolha(naFisica, outra)).toBeNull();
  expect(impedimentoDaEscolha({ ...naFisica, shopkeeper: null, coupons: [] }, online)).toBeNull();
});

test('de uma loja suspensa nada impede de sair', () => {
  const suspensa = { ...naFisica, vinculos: 0, shopkeeper: { ...online, disponivel: false } };
  expect(impedimentoDaEscolha(suspensa, outra)).toBeNull();
});

test.each([
  ['sem trocas', { vinculos: 0 }, 'Você excedeu o limite de alterações'],
  ['em loja online', { shopkeeper: online }, 'A escolha de uma loja online é final e não pode ser trocada.'],
  ['depois da compra', { data_ativacao: '2026-11-10' }, 'Esta indicação já foi finalizada com uma compra.'],
  ['fora do prazo', { status: VENCIDA }, 'O prazo para usar esta indicação terminou em 15/02/2027.'],
])('%s, outra loja é recusada com a razão; a mesma loja, nunca', (_, mudanca, mensagem) => {
  const indicacao = { ...naFisica, ...mudanca };
  expect(impedimentoDaEscolha(indicacao, outra)?.mensagem).toBe(mensagem);
  expect(impedimentoDaEscolha(indicacao, indicacao.shopkeeper)).toBeNull();
});

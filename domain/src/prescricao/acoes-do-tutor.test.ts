import { expect, test } from 'vitest';
import { acoesDoTutor, avisoDaLojaPerdida, nomeDoIndicado } from './acoes-do-tutor';
import { BLOQUEADA, VENCIDA } from './regras';

const resgatada = {
  status: 'Ativo - Cliente cadastrado' as const,
  data_ativacao: null,
  vinculos: 4,
  shopkeeper: null,
  coupons: [],
};
const naLoja = {
  status: 'Ativo - Aguardando compra' as const,
  data_ativacao: null,
  vinculos: 3,
  shopkeeper: { tipo: 'loja_fisica' as const },
  coupons: [{ id_coupon: 900, situacao: 'ativo' as const }],
};

test('sem loja: só comprar com desconto', () => {
  expect(acoesDoTutor(resgatada)).toEqual({ comprar: true, trocarLoja: false, semGasto: false, idDoCupom: null });
});

test('com loja física e trocas: trocar de loja e ver o cupom', () => {
  expect(acoesDoTutor(naLoja)).toEqual({ comprar: false, trocarLoja: true, semGasto: false, idDoCupom: 900 });
});

test.each([
  ['sem trocas restantes', { vinculos: 0 }],
  ['em loja online', { shopkeeper: { tipo: 'loja_online' as const } }],
  ['depois da compra', { data_ativacao: '2026-11-10', coupons: [{ id_coupon: 900, situacao: 'efetivado' as const }] }],
  ['com o cupom vencido', { status: VENCIDA, coupons: [{ id_coupon: 900, situacao: 'vencido' as const }] }],
])('%s não se troca de loja, mas o cupom se vê', (_, mudanca) => {
  expect(acoesDoTutor({ ...naLoja, ...mudanca })).toMatchObject({ comprar: false, trocarLoja: false, idDoCupom: 900 });
});

test.each([
  ['física', 'loja_fisica' as const],
  ['online', 'loja_online' as const],
])('de uma loja %s suspensa sempre se sai, sem gastar, e o cupom ainda se vê', (_, tipo) => {
  const suspensa = { ...naLoja, vinculos: 0, shopkeeper: { tipo, disponivel: false } };
  expect(acoesDoTutor(suspensa)).toEqual({ comprar: false, trocarLoja: true, semGasto: true, idDoCupom: 900 });
});

test('bloqueada pela equipe: nem escolher, nem trocar, e o cupom cancelado não é oferecido', () => {
  const cancelado = { id_coupon: 900, situacao: 'cancelado' as const };
  const bloqueada = { ...resgatada, status: BLOQUEADA, loja_que_saiu: 'Pet Feliz', coupons: [cancelado] };
  expect(acoesDoTutor(bloqueada)).toEqual({ comprar: false, trocarLoja: false, semGasto: false, idDoCupom: null });
});

test('a loja saiu: escolhe-se outra sem gastar, e o cupom cancelado não é oferecido', () => {
  const solta = {
    ...resgatada,
    loja_que_saiu: 'Pet Feliz',
    coupons: [{ id_coupon: 900, situacao: 'cancelado' as const }],
  };
  expect(acoesDoTutor(solta)).toEqual({ comprar: true, trocarLoja: false, semGasto: true, idDoCupom: null });
});

test('o tutor lê o que houve com a loja; com a loja em ordem, nada', () => {
  const loja = { nome_fantasia: 'Pet Feliz' };
  expect(avisoDaLojaPerdida({ shopkeeper: { ...loja, disponivel: true } })).toBeNull();
  expect(avisoDaLojaPerdida({ shopkeeper: loja })).toBeNull();
  expect(avisoDaLojaPerdida({ shopkeeper: null, loja_que_saiu: null })).toBeNull();
  expect(avisoDaLojaPerdida({ shopkeeper: { ...loja, disponivel: false } })?.titulo).toBe(
    'A loja Pet Feliz está suspensa',
  );
  expect(avisoDaLojaPerdida({ shopkeeper: null, loja_que_saiu: 'Pet Feliz' })?.titulo).toBe(
    'A loja Pet Feliz deixou o Indica Bem',
  );
});

test('um cupom que o perfil não pode abrir não é oferecido', () => {
  expect(acoesDoTutor({ ...naLoja, coupons: [{ id_coupon: null, situacao: 'ativo' }] }).idDoCupom).toBeNull();
});

test('o nome é o do produto; sem produto, o título do código específico', () => {
  expect(nomeDoIndicado({ product: { nome: 'Life Cães' }, titulo_especifico: 'Feira do bairro' })).toBe('Life · Cães');
  expect(nomeDoIndicado({ product: null, titulo_especifico: 'Feira do bairro' })).toBe('Feira do bairro');
  expect(nomeDoIndicado({ product: null, titulo_especifico: null })).toBe('Indicação');
});

import { expect, test } from 'vitest';
import { frasesDasPendencias } from './pendencias';

const NADA = { a_pagar: 0, aberto: 0, herdado: 0, em_analise: 0, pedidos: 0, contestacoes: 0 };

test.each([
  ['nada a dizer', {}, ''],
  [
    'o fechado e o que ainda não fechou se somam',
    { a_pagar: 14.5, aberto: 5.1 },
    ' O grupo deve R$ 19,60 a esta loja.',
  ],
  [
    'abaixo de zero é a loja que deve, e a dívida não vai com ela',
    { aberto: -3 },
    ' Esta loja deve R$ 3,00 ao grupo: a dívida fica com o CNPJ e será descontada se a empresa voltar.',
  ],
  [
    'o que está fechado é pago assim mesmo',
    { a_pagar: 10, aberto: -3 },
    ' O grupo deve R$ 10,00 a esta loja. Esta loja deve R$ 3,00 ao grupo: a dívida fica com o CNPJ e será descontada se a empresa voltar.',
  ],
  [
    'o que espera por alguém',
    { pedidos: 1, contestacoes: 2, em_analise: 1 },
    ' Ainda em aberto: 1 pedido de estorno, 2 contestações, 1 compra em análise.',
  ],
])('%s', (_, muda, frase) => {
  expect(frasesDasPendencias({ ...NADA, ...muda }).replaceAll('\u00A0', ' ')).toBe(frase);
});

import { expect, test } from 'vitest';
import { prazoDaEscolha, validadeDaEscolha } from './validade-da-escolha';

const HOJE = '2026-03-10';
type Cupom = Parameters<typeof validadeDaEscolha>[0][number];
const nosso = (
  validade: string,
  estado: Cupom['estado'] = 'cancelado',
  criadoEm = '2026-01-05T12:00:00-03:00',
): Cupom => ({
  ...{ estado, validade, criadoEm: new Date(criadoEm), doEstoque: false },
});
const doEstoque = (...cupom: Parameters<typeof nosso>): Cupom => ({ ...nosso(...cupom), doEstoque: true });

test.each<[string, Cupom[], string, string | null]>([
  ['a primeira escolha vale três meses', [], '2026-06-10', null],
  [
    'a troca herda a do primeiro cupom nosso',
    [nosso('2026-04-05'), nosso('2026-04-05', 'ativo')],
    '2026-04-05',
    '2026-04-05',
  ],
  ['tirado o cupom, o prazo continua o dele', [nosso('2026-04-05')], '2026-04-05', '2026-04-05'],
  ['o código da loja online tem o seu', [doEstoque('2026-03-20', 'ativo')], '2026-04-05', '2026-03-20'],
  ['que vai embora com ele', [doEstoque('2026-03-20')], '2026-04-05', '2026-04-05'],
  ['e não muda o dos nossos', [doEstoque('2027-01-01'), nosso('2026-04-05')], '2026-04-05', '2026-04-05'],
  [
    'o dia é o de São Paulo',
    [doEstoque('2026-03-20', 'cancelado', '2026-01-06T01:00:00Z')],
    '2026-04-05',
    '2026-04-05',
  ],
  [
    'e o mês mais curto acaba antes',
    [doEstoque('2026-03-20', 'cancelado', '2025-11-30T12:00:00-03:00')],
    '2026-02-28',
    '2026-02-28',
  ],
])('%s', (_, cupons, validade, prazo) => {
  expect([validadeDaEscolha(cupons, HOJE), prazoDaEscolha(cupons, HOJE)]).toEqual([validade, prazo]);
});

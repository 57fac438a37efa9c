import { expect, test } from 'vitest';
import { erroDaDataDoPagamento, mesmoPagamento, mesTerminou, situacaoDoAcerto } from './regras';

test.each([
  [{ total: 1, pago: false }, 'a_pagar'],
  [{ total: 1, pago: true }, 'pago'],
  [{ total: 0, pago: false }, 'sem_valor'],
  [{ total: -1, pago: false }, 'transportado'],
] as const)('%j está %s', (acerto, situacao) => {
  expect(situacaoDoAcerto(acerto)).toBe(situacao);
});

test('um mês termina quando começa o seguinte', () => {
  expect(mesTerminou('2026-10', '2026-10-31')).toBe(false);
  expect(mesTerminou('2026-10', '2026-11-01')).toBe(true);
  expect(mesTerminou('2026-12', '2026-11-30')).toBe(false);
});

test('o pagamento é do dia do fechamento até hoje', () => {
  const quando = { fechado: '2026-11-05', hoje: '2026-11-10' };
  expect(erroDaDataDoPagamento('2026-11-05', quando)).toBe(null);
  expect(erroDaDataDoPagamento('2026-11-10', quando)).toBe(null);
  expect(erroDaDataDoPagamento('2026-11-11', quando)).toBe('Data de pagamento no futuro');
  expect(erroDaDataDoPagamento('2026-11-04', quando)).toBe('Data de pagamento anterior ao fechamento, em 05/11/2026');
});

test.each([
  ['o mesmo dia e a mesma referência', { data: '2026-11-18', referencia: 'PIX 1' }, true],
  ['outro dia', { data: '2026-11-17', referencia: 'PIX 1' }, false],
  ['outra referência', { data: '2026-11-18', referencia: null }, false],
])('%s: o mesmo pagamento? %s', (_, outro, mesmo) => {
  expect(mesmoPagamento({ data: '2026-11-18', referencia: 'PIX 1' }, outro)).toBe(mesmo);
});

test('o mesmo dia sem referência pode ser outra transferência', () => {
  const escrito = { data: '2026-11-18', referencia: null };
  expect(mesmoPagamento(escrito, escrito)).toBe(false);
});

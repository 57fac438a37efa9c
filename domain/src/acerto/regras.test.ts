import { expect, test } from 'vitest';
import { erroDaDataDoPagamento, mesTerminou, situacaoDoAcerto } from './regras';

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

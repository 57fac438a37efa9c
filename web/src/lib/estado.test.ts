import { expect, test, vi } from 'vitest';
import { criarEstado, criarOuvintes } from './estado';

test('quem assina ouve cada troca, com o valor já no lugar, até desistir', () => {
  const { ler, trocar, assinar } = criarEstado(1);
  const vistos: number[] = [];
  const desistir = assinar(() => vistos.push(ler()));
  trocar(2);
  trocar(3);
  desistir();
  trocar(4);
  expect(vistos).toEqual([2, 3]);
  expect(ler()).toBe(4);
});

test('um ouvinte que desiste enquanto é avisado não cala os outros', () => {
  const { assinar, avisar } = criarOuvintes();
  const outro = vi.fn();
  const desistir = assinar(() => desistir());
  assinar(outro);
  avisar();
  avisar();
  expect(outro).toHaveBeenCalledTimes(2);
});

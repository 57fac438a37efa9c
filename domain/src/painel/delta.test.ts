import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaDoMes } from './delta';

test.each([
  ['2026-11-16', 46, 37, 'sobe', '+24% ante outubro'],
  ['2026-11-16', 30, 40, 'desce', '−25% ante outubro'],
  ['2026-11-16', 40, 40, 'igual', 'o mesmo que em outubro'],
  ['2026-11-16', 1001, 1000, 'igual', 'quase o mesmo que em outubro'],
  ['2026-11-16', 0, 40, 'desce', '−100% ante outubro'],
  ['2026-11-16', 1, 300, 'desce', '−99% ante outubro'],
  ['2026-11-16', 5, 19, 'desce', '−14 ante outubro'],
  ['2026-11-16', 4, 1, 'sobe', '+3 ante outubro'],
  ['2026-01-16', 3000, 40, 'sobe', '+7.400% ante dezembro'],
  ['2026-11-16', 12, 0, 'nenhum', 'sem comparação'],
  ['2026-11-16', 0, 0, 'nenhum', 'sem comparação'],
  ['2026-11-02', 46, 37, 'nenhum', 'sem comparação'],
  ['2026-11-03', 46, 37, 'sobe', '+24% ante outubro'],
])('em %s, %i depois de %i: %s, "%s"', (hoje, agora, antes, sentido, texto) => {
  expect(deltaDoMes({ hoje, agora, antes })).toEqual({ sentido, texto });
});

test('o sinal é o dos números', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (agora, antes) => {
      const { sentido, texto } = deltaDoMes({ hoje: '2026-11-16', agora, antes });
      if (sentido === 'sobe') expect([agora > antes, texto.startsWith('+')]).toEqual([true, true]);
      if (sentido === 'desce') expect([agora < antes, texto.startsWith('−')]).toEqual([true, true]);
      expect(texto).not.toMatch(/NaN|Infinity/);
    }),
  );
});

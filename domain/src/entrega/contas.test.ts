import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contasDaPromessa } from './contas';

test.each([
  [0, { kg: 0, cadeiras: 0 }, { kg: 0, cadeiras: 0 }, { kg: 0, cadeiras: 0 }],
  [1264, { kg: 900.5, cadeiras: 1 }, { kg: 363.5, cadeiras: 1 }, { kg: 0, cadeiras: 0 }],
  [264, { kg: 300, cadeiras: 1 }, { kg: 0, cadeiras: 0 }, { kg: 36, cadeiras: 1 }],
  [1, { kg: 0.3, cadeiras: 0 }, { kg: 0.7, cadeiras: 0 }, { kg: 0, cadeiras: 0 }],
])('com %i kg prometidos e %j entregues, faltam %j e há %j adiantados', (kg, entregue, falta, adiantado) => {
  expect(contasDaPromessa(kg, entregue)).toMatchObject({ falta, adiantado });
});

test('o prometido é sempre o entregue, mais o que falta, menos o adiantado', () => {
  const quantias = fc.record({ kg: fc.nat(1_000_000).map((decimos) => decimos / 10), cadeiras: fc.nat(500) });
  fc.assert(
    fc.property(fc.nat(100_000), quantias, (kg, dado) => {
      const { prometido, entregue, falta, adiantado } = contasDaPromessa(kg, dado);
      expect(entregue.kg + falta.kg - adiantado.kg).toBeCloseTo(prometido.kg, 6);
      expect(entregue.cadeiras + falta.cadeiras - adiantado.cadeiras).toBe(prometido.cadeiras);
      expect([falta.kg > 0 && adiantado.kg > 0, falta.cadeiras > 0 && adiantado.cadeiras > 0]).toEqual([false, false]);
    }),
  );
});

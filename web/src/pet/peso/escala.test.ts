import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escalaDoPeso, marcasEntre } from './escala';

const AREA = { largura: 320, altura: 220 };

test.each([
  [8.7, 12.1, [8, 10, 12, 14]],
  [4, 4, [3.9, 4, 4.1]],
  [34.5, 36, [34, 34.5, 35, 35.5, 36, 36.5]],
])('de %d a %d kg, as marcas são redondas', (minimo, maximo, marcas) => {
  expect(marcasEntre(minimo, maximo)).toEqual(marcas);
});

test('todo ponto e toda meta caem dentro do desenho', () => {
  const peso = fc.integer({ min: 10, max: 12_000 }).map((n) => n / 100);
  const dia = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(dia, peso), { minLength: 1, maxLength: 20 }), peso, (pares, metade) => {
      const serie = pares.map(([data, kg]) => ({ dia: data.toISOString().slice(0, 10), peso: kg }));
      const meta = { minimo: metade * 0.9, maximo: metade };
      const { x, y, marcas } = escalaDoPeso(serie, meta, AREA);
      expect(marcas.length).toBeGreaterThan(1);
      expect(marcas.length).toBeLessThan(8);
      for (const { dia: quando, peso: kg } of serie) {
        expect(x(quando)).toBeGreaterThanOrEqual(0);
        expect(x(quando)).toBeLessThanOrEqual(AREA.largura);
        expect(y(kg)).toBeGreaterThanOrEqual(0);
        expect(y(kg)).toBeLessThanOrEqual(AREA.altura);
      }
      expect(y(meta.maximo)).toBeLessThanOrEqual(y(meta.minimo));
    }),
  );
});

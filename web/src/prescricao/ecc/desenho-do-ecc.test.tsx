import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CAO } from './cao';
import { medida } from './contorno';
import { DesenhoDoEcc } from './desenho-do-ecc';
import { GATO } from './gato';

const NOTAS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test('são dezoito desenhos diferentes, de lado e de cima, e nenhum traço fica sem lugar', () => {
  const desenhos = (['cao', 'gatos'] as const).flatMap((especie) =>
    NOTAS.map((ecc) => renderToStaticMarkup(<DesenhoDoEcc especie={especie} ecc={ecc} />)),
  );
  expect(new Set(desenhos).size).toBe(18);
  for (const desenho of desenhos) {
    expect(desenho.match(/<svg/g)).toHaveLength(2);
    expect(desenho).not.toMatch(/NaN|undefined|Infinity/);
  }
});

describe.each([
  ['cão', CAO],
  ['gato', GATO],
])('no %s', (_, bicho) => {
  const cresce = (valores: number[]) => valores.every((valor, i) => i === 0 || valor > (valores[i - 1] ?? 0));

  test('a cintura alarga e a barriga desce a cada nota', () => {
    const [, , , cintura] = bicho.cima.meia;
    const [, , , barriga] = bicho.lado.ventre;
    for (const linha of [cintura, barriga]) {
      const [, ...y] = linha ?? [0, 0, 0, 0];
      expect(cresce(NOTAS.map((ecc) => medida(ecc, y)))).toBe(true);
    }
  });

  test('no ideal a cintura fica para dentro das costelas, e na 9 passa delas', () => {
    const [, , , cintura, , costelas] = bicho.cima.meia;
    const sobra = (ecc: number) => {
      const [[, ...c], [, ...r]] = [cintura ?? [0, 0, 0, 0], costelas ?? [0, 0, 0, 0]];
      return medida(ecc, c) - medida(ecc, r);
    };
    expect(sobra(5)).toBeLessThan(-2);
    expect(sobra(9)).toBeGreaterThan(0);
  });
});

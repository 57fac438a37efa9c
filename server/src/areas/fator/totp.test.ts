import { describe, expect, test } from 'vitest';
import { codigoDoPasso, passoDoCodigo } from './totp';

/** The one of the RFC's appendix B. */
const SEGREDO = Buffer.from('12345678901234567890');
const em = (segundos: number) => new Date(segundos * 1000);

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('vetor da RFC 6238, em t = %d: %s', (segundos, esperado) => {
  expect(codigoDoPasso(SEGREDO, Math.floor(segundos / 30), 8)).toBe(esperado);
});

describe('o código escrito', () => {
  const codigo = codigoDoPasso(SEGREDO, 100);

  test('vale no seu passo, no anterior e no seguinte, e em nenhum outro', () => {
    for (const [passo, vale] of [
      [98, false],
      [99, true],
      [100, true],
      [101, true],
      [102, false],
    ] as const)
      expect([passo, passoDoCodigo(SEGREDO, codigo, em(passo * 30)) === 100]).toEqual([passo, vale]);
  });

  test('com espaço no meio é o mesmo; com um dígito a mais ou a menos não é', () => {
    expect(passoDoCodigo(SEGREDO, `${codigo.slice(0, 3)} ${codigo.slice(3)}`, em(3000))).toBe(100);
    for (const torto of [`${codigo}0`, codigo.slice(1), `0${codigo}`, '', ' ', 'ação!!', '🐶'.repeat(6)])
      expect([torto, passoDoCodigo(SEGREDO, torto, em(3000))]).toEqual([torto, null]);
  });

  test('de outro segredo não vale', () => {
    expect(passoDoCodigo(Buffer.from('outro segredo de vinte'), codigo, em(3000))).toBeNull();
  });
});

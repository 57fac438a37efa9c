import { arredondar, type Desenho, em } from './forma';

/** `largura`: from the middle of its first stroke to that of its last. Small letters are 50 high, the others 72. */
type Letra = { largura: number; d: string };

const ANEL = 'M50-25a25 25 0 1 1-50 0a25 25 0 1 1 50 0z';
const A = `${ANEL}M50-50V0`;
const C = 'M43-42a25 25 0 1 0 0 34';

/**
 * Words in a picture that is drawn where no font can be counted on: each letter is a few strokes of our own. Only what is
 * written somewhere is here; another letter is an error, not a gap.
 */
const LETRAS: Record<string, Letra> = {
  a: { largura: 50, d: A },
  ã: { largura: 50, d: `${A}M9-65c5-9 12-8 16-4s11 5 16-4` },
  b: { largura: 50, d: `${ANEL}M0-72V0` },
  c: { largura: 44, d: C },
  ç: { largura: 44, d: `${C}M25 1c0 6 9 5 9 12c0 8-9 9-15 6` },
  d: { largura: 50, d: `${ANEL}M50-72V0` },
  e: { largura: 50, d: 'M1-25H50a25 25 0 1 0-8 18' },
  f: { largura: 28, d: 'M30-70c-13-4-19 3-19 14V0M0-48H27' },
  g: { largura: 50, d: `${ANEL}M50-50V-2c0 26-34 31-45 15` },
  i: { largura: 0, d: 'M0-50V0M0-70v.01' },
  k: { largura: 38, d: 'M0-72V0M36-50L2-21M14-31L38 0' },
  m: { largura: 72, d: 'M0 0V-50M0-31a18 18 0 0 1 36 0V0M36-31a18 18 0 0 1 36 0V0' },
  n: { largura: 44, d: 'M0 0V-50M0-28a22 22 0 0 1 44 0V0' },
  o: { largura: 50, d: ANEL },
  p: { largura: 50, d: `${ANEL}M0-50V22` },
  q: { largura: 50, d: `${ANEL}M50-50V22` },
  r: { largura: 26, d: 'M0 0V-50M0-26c0-16 11-25 26-22' },
  s: { largura: 36, d: 'M35-41c-3-6-9-9-17-9c-10 0-17 5-17 13c0 18 36 8 36 24c0 8-8 13-18 13c-9 0-16-4-19-11' },
  t: { largura: 27, d: 'M11-66V-15c0 11 6 16 17 14M0-48H27' },
  u: { largura: 44, d: 'M0-50V-22a22 22 0 0 0 44 0M44-50V0' },
  B: { largura: 43, d: 'M0-72V0H24a19 19 0 0 0 0-38H0M0-38H21a17 17 0 0 0 0-34H0' },
  C: { largura: 57, d: 'M57-60a36 36 0 1 0 0 48' },
  I: { largura: 0, d: 'M0-72V0' },
  0: { largura: 46, d: 'M23-72a23 36 0 1 1 0 72a23 36 0 1 1 0-72z' },
  1: { largura: 20, d: 'M0-58L20-72V0' },
  2: { largura: 43, d: 'M2-54c3-11 10-18 20-18c12 0 20 8 20 19c0 18-22 28-40 53H43' },
  3: { largura: 43, d: 'M4-61c4-7 10-11 18-11c11 0 19 7 19 17s-8 16-19 16c12 0 21 8 21 20S34 0 22 0C12 0 5-4 1-12' },
  4: { largura: 48, d: 'M35 0V-72L0-19H48' },
  5: { largura: 43, d: 'M39-72H9L5-40c4-4 10-6 16-6c13 0 22 9 22 23S34 0 21 0C12 0 5-4 1-11' },
  6: { largura: 46, d: 'M46-23a23 23 0 1 1-46 0a23 23 0 1 1 46 0zM33-72L4-36' },
  7: { largura: 42, d: 'M0-72H42L13 0' },
  8: { largura: 44, d: 'M22-72a17 16 0 1 1 0 32a17 16 0 1 1 0-32zM22-40a22 20 0 1 1 0 40a22 20 0 1 1 0-40z' },
  9: { largura: 46, d: 'M0-49a23 23 0 1 1 46 0a23 23 0 1 1-46 0zM13 0L42-36' },
  '.': { largura: 0, d: 'M0-1v.01' },
  ',': { largura: 4, d: 'M4-1L0 12' },
};

const ALTURA = 72;
const VAO = 12;
const ESPACO = 26;

/** `altura`: of a capital letter. `peso`: of a stroke, where a capital has 72. */
type Escrita = { cor: string; altura: number; peso: number; cabeEm?: number };

/** Written from the origin to the right, on the line; smaller if it would be wider than `cabeEm`. */
export function escrever(texto: string, { cor, altura, peso, cabeEm = Infinity }: Escrita): Desenho {
  const { tracos, largura } = compor(texto, peso);
  const escala = Math.min(altura / ALTURA, cabeEm / largura);
  const caneta = `fill="none" stroke="${cor}" stroke-width="${peso}" stroke-linecap="round" stroke-linejoin="round"`;
  return em(0, 0, `<g ${caneta}>${tracos}</g>`, Math.round(escala * 1000) / 1000);
}

function compor(texto: string, peso: number): { tracos: string; largura: number } {
  let x = peso / 2;
  const tracos = [...texto].map((sinal) => {
    if (sinal === ' ') {
      x += ESPACO;
      return '';
    }
    const letra = LETRAS[sinal];
    if (!letra) throw new RangeError(`Não há traços para "${sinal}".`);
    const traco = `<path transform="translate(${arredondar(x)} 0)" d="${letra.d}"/>`;
    x += letra.largura + VAO + peso;
    return traco;
  });
  return { tracos: tracos.join(''), largura: x - VAO - peso / 2 };
}

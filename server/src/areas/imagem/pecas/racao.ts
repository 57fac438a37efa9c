import { COR } from './cores';
import { caixa, type Desenho, disco, em, mancha, oval } from './forma';
import { patinha } from './natureza';

/** A feed bag seen from the front, 120 by 168. */
export function sacoDeRacao(cor: string, dobra: string): Desenho {
  return [
    mancha(
      cor,
      'M-52-150h104c-3 16 8 40 8 84 0 30-2 50-6 60-1 4-4 6-8 6h-92c-4 0-7-2-8-6-4-10-6-30-6-60 0-44 11-68 8-84z',
    ),
    mancha(dobra, 'M40-150h12c-3 16 8 40 8 84 0 30-2 50-6 60-1 4-4 6-8 6h-8c8-30 10-104 2-150z'),
    mancha(dobra, 'M-54-168h108c3 0 5 2 5 5v11c0 3-2 5-5 5h-108c-3 0-5-2-5-5v-11c0-3 2-5 5-5z'),
    caixa(COR.creme, -50, -160, 100, 3, 1.5),
    oval(COR.creme, -3, -82, 37, 40),
    em(-3, -79, patinha(cor), 1.15),
    caixa(COR.creme, -29, -28, 52, 6, 3),
    caixa(COR.creme, -19, -16, 32, 5, 2.5),
  ].join('');
}

const GRAOS: readonly (readonly [number, number])[] = [
  [-26, -36],
  [-14, -39],
  [-2, -37],
  [10, -40],
  [22, -37],
  [30, -35],
  [-8, -44],
  [5, -46],
  [15, -44],
  [-20, -42],
];

/** A bowl full of food, 96 by 50. */
export function tigela(cor: string, faixa: string): Desenho {
  return [
    ...GRAOS.map(([x, y], i) => disco(i % 3 === 0 ? COR.graoEscuro : COR.grao, x, y, 7)),
    mancha(cor, 'M-40-34h80c3 0 5 2 6 5l6 23c1 4-1 6-5 6h-94c-4 0-6-2-5-6l6-23c1-3 3-5 6-5z'),
    mancha(faixa, 'M-49.5-16h99l2.6 10c1 4-1 6-5 6h-94.2c-4 0-6-2-5-6z'),
    em(0, -18, patinha(COR.creme), 0.42),
  ].join('');
}

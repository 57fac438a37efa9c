import { COR } from './cores';
import { caixa, type Desenho, disco, em, mancha } from './forma';
import { coracao, patinha } from './natureza';

/** An envelope closed with a heart, 150 by 102. */
export function envelope(cor: string, aba: string): Desenho {
  return [
    caixa(cor, -75, -102, 150, 102, 12),
    mancha(aba, 'M-71-98c4-4 8-4 11-4H60c3 0 7 0 11 4L8-44c-5 4-11 4-16 0z'),
    em(0, -46, coracao(COR.laranjaViva), 0.8),
  ].join('');
}

/** A speech bubble with three dots, its tail on the origin, 110 by 84. */
export function balao(cor: string, pontos: string): Desenho {
  return (
    mancha(
      cor,
      'M0 0c-1-6-2-10-6-14h-28c-11 0-20-9-20-20v-30c0-11 9-20 20-20h68c11 0 20 9 20 20v30c0 11-9 20-20 20H24C18-7 10-2 0 0z',
    ) + [-24, 0, 24].map((x) => disco(pontos, x, -49, 7)).join('')
  );
}

/** A padlock, 84 by 104. */
export function cadeado(cor: string, arco: string): Desenho {
  return [
    mancha(arco, 'M-28-54v-20a28 28 0 0 1 56 0v20H16v-20a16 16 0 0 0-32 0v20z'),
    caixa(cor, -42, -64, 84, 64, 14),
    em(0, -34, patinha(COR.creme), 0.85),
  ].join('');
}

/** A key lying down, centred, 110 by 44. */
export function chave(cor: string): Desenho {
  return [
    mancha(
      cor,
      'M-54 0a22 22 0 0 1 43-6h63a6 6 0 0 1 3 11v8c0 2-1 3-3 3h-3c-2 0-3-1-3-3V6h-7v11c0 2-1 3-3 3h-3c-2 0-3-1-3-3V6h-39a22 22 0 0 1-42-6zm12 0a10 10 0 0 0 20 0 10 10 0 0 0-20 0z',
    ),
  ].join('');
}

/** A bell, centred at its waist, 54 by 64. */
export function sino(cor: string, escura: string): Desenho {
  return [
    disco(escura, 0, 25, 7.5),
    disco(escura, 0, -27, 5),
    mancha(cor, 'M0-28c14 0 20 11 20 24 0 12 2 16 6 20 3 3 1 7-3 7h-46c-4 0-6-4-3-7 4-4 6-8 6-20 0-13 6-24 20-24z'),
  ].join('');
}

import { COR } from './cores';
import { anel, barra, type Desenho, disco, mancha } from './forma';

/** A stethoscope hanging from its neck, 100 by 150; the top of the loop on the origin. */
export function estetoscopio(tubo: string): Desenho {
  return [
    mancha(tubo, 'M-30 6c-1-3 5-4 6-1 4 26 6 44 24 44S20 31 24 5c1-3 7-2 6 1-4 32-8 50-30 50S-26 38-30 6z'),
    barra(COR.metalEscuro, -28, 4, -21, -8, 7),
    barra(COR.metalEscuro, 28, 4, 21, -8, 7),
    mancha(tubo, 'M-3.5 52h7v34c0 16 8 26 22 26s22-9 22-24h7c0 20-11 31-29 31S-3.5 106-3.5 86z'),
    disco(COR.metalEscuro, 51, 78, 15),
    disco(COR.metal, 51, 78, 10),
    anel(tubo, 51, 78, 5, 2.5),
  ].join('');
}

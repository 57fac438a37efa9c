import { COR } from './cores';
import { caixa, type Desenho, disco, em, mancha, oval } from './forma';
import { coracao, patinha } from './natureza';

/** A kennel, 180 by 170. */
export function casinha(parede: string, telhado: string, escura: string): Desenho {
  return [
    mancha(parede, 'M-68-92 0-150l68 58v86c0 4-2 6-6 6H-62c-4 0-6-2-6-6z'),
    mancha(escura, 'M-34 0v-52a34 34 0 0 1 68 0V0z'),
    mancha(telhado, 'M-7-164c4-4 10-4 14 0L86-96c4 4 5 8 2 12s-8 4-12 1L0-147l-76 64c-4 3-9 3-12-1s-2-8 2-12z'),
    em(0, -108, coracao(telhado), 0.7),
  ].join('');
}

/** A welcoming front door with its mat, 130 by 214. */
export function porta(parede: string, cor: string, escura: string): Desenho {
  return [
    mancha(parede, 'M-65 0v-150a65 65 0 0 1 130 0V0z'),
    mancha(cor, 'M-50 0v-148a50 50 0 0 1 100 0V0z'),
    mancha(COR.vidro, 'M-34-128v-18a34 34 0 0 1 68 0v18z'),
    mancha(COR.vidroClaro, 'M-34-128v-18c0-6 2-12 4-16l22 34z'),
    caixa(escura, -34, -112, 30, 88, 6),
    caixa(escura, 4, -112, 30, 88, 6),
    disco(COR.pessego, 39, -72, 5),
    em(0, -70, patinha(COR.creme), 0.7),
    oval(escura, 0, 5, 74, 8),
  ].join('');
}

/** An examination counter, 240 by 78. */
export function balcao(tampo: string, frente: string): Desenho {
  return [
    caixa(frente, -100, -70, 200, 70, 6),
    caixa('#22302A1A', -100, -62, 200, 8),
    em(0, -26, patinha(tampo), 0.8),
    caixa(tampo, -120, -78, 240, 18, 9),
  ].join('');
}

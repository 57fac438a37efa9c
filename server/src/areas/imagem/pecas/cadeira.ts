import { cabecaDeCao } from './cao';
import { COR } from './cores';
import { anel, barra, type Desenho, disco, em, mancha, oval } from './forma';

/** A wheel centred on its hub, radius 34. */
function roda(pneu: string, cubo: string): Desenho {
  const raios = [0, 60, 120].map((giro) => em(0, 0, barra(COR.metalEscuro, -29, 0, 29, 0, 2.6), 1, giro));
  return raios.join('') + anel(pneu, 0, 0, 34, 27.5) + disco(cubo, 0, 0, 7.5) + disco(COR.creme, 0, 0, 3);
}

/** A dog trotting to the right in a wheelchair, 210 by 170. */
export function caoDeCadeira(cor: string, corClara: string): Desenho {
  return [
    mancha(COR.carameloEscuro, 'M-76-88c-20-8-30-28-22-50 3-8 14-5 12 4-3 15 2 26 18 32z'),
    barra(COR.carameloEscuro, 56, -62, 84, -28, 22),
    oval(COR.focinho, 91, -22, 15, 9, 26),
    mancha(COR.carameloEscuro, 'M-80-70c-4 14-8 24-18 32-5 4-2 11 5 10 18-3 30-16 36-36z'),
    mancha(
      COR.caramelo,
      'M-84-84c-2-22 18-25 44-24 30 1 48 2 66-6 20-8 44 0 46 22 2 24-10 42-30 46-24 4-66 3-90 0-22-3-34-16-36-38z',
    ),
    mancha(COR.focinho, 'M72-94c2 21-6 36-19 43-9-14-9-30-1-46z'),
    mancha(COR.caramelo, 'M22-58c8-8 24-8 32 0l-3 46c8 0 12 5 11 12H27c-2-4-2-8-1-12z'),
    mancha(COR.focinho, 'M26-12c8-4 18-4 25 0 8 0 12 5 11 12H27c-2-4-2-8-1-12z'),
    mancha(
      cor,
      'M2-109c5 0 9-1 13-2 4 22 3 46-2 67l-12 1c6-20 6-46 1-66zM-56-107l13-1c-3 20-4 42 0 63l-12-1c-4-20-4-42-1-61z',
    ),
    barra(corClara, -50, -76, 8, -76, 6),
    barra(corClara, -50, -76, -50, -36, 6),
    em(-50, -34, roda(COR.tinta, corClara)),
    em(68, -124, cabecaDeCao(), 0.9, 5),
  ].join('');
}

import { COR } from './cores';
import { caixa, type Desenho, disco, mancha, oval } from './forma';

type Pessoa = { pele: string; cabelo: string; roupa: string; curto?: boolean };

const CABELO_LONGO =
  'M0-124c24 0 36 16 36 38 0 22 5 32 5 42 0 6-6 8-12 8h-58c-6 0-12-2-12-8 0-10 5-20 5-42 0-22 12-38 36-38z';
const CABELO_CURTO = 'M0-122c22 0 30 14 30 32 0 10-3 18-7 18h-46c-4 0-7-8-7-18 0-18 8-32 30-32z';

/** Head and shoulders, 104 by 124, the waist on the origin. */
export function pessoa({ pele, cabelo, roupa, curto = false }: Pessoa): Desenho {
  return [
    mancha(cabelo, curto ? CABELO_CURTO : CABELO_LONGO),
    mancha(roupa, 'M-52 0c0-30 12-44 36-46h32C40-44 52-30 52 0z'),
    mancha(pele, 'M-10-66h20v18c0 12-20 12-20 0z'),
    `<path fill="${COR.tinta}" fill-opacity=".14" d="M-10-62c6 6 14 6 20 0v6c-6 8-14 8-20 0z"/>`,
    oval(pele, 0, -84, 24, 28),
    mancha(cabelo, 'M-26-84c-2-22 8-34 26-34s28 12 26 34c-4-2-8-8-9-14-10 4-26 2-34-2-1 8-5 14-9 16z'),
    disco(COR.tinta, -9, -82, 2.6),
    disco(COR.tinta, 9, -82, 2.6),
    mancha(COR.branco, 'M-8-72H8c1 0 2 1 1.5 2.5C7-63-7-63-9.5-69.5-10-71-9-72-8-72z'),
  ].join('');
}

/** A lab coat over the person above. */
export function jaleco(): Desenho {
  return (
    mancha(COR.branco, 'M-53 0c0-31 12-45 37-47l4 3 8 44zM53 0c0-31-12-45-37-47l-4 3-8 44z') +
    caixa(COR.metal, 20, -20, 16, 3, 1.5)
  );
}

/** A shop apron over the person above. */
export function avental(cor: string): Desenho {
  return mancha(cor, 'M-20-46h7c0 10 2 18 4 20H9c2-2 4-10 4-20h7c1 10 4 20 10 24V0h-60v-22c6-4 9-14 10-24z');
}

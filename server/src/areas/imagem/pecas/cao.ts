import { COR } from './cores';
import { type Desenho, disco, em, espelhar, mancha, oval } from './forma';

const ORELHA = mancha(
  COR.carameloEscuro,
  'M-19-42C-34-52-54-45-58-24-61-4-56 13-47 12-36 11-33-6-25-17-18-26-15-38-19-42z',
);

const OLHO = disco(COR.tinta, -17, -5, 5.6) + disco(COR.branco, -15, -7.2, 1.9);

/** Front view, centred on the face; about 116 by 90. */
export function cabecaDeCao(): Desenho {
  return [
    mancha(COR.caramelo, 'M0-45C25-45 41-29 42-4 43 25 25 43 0 43S-43 25-42-4C-41-29-25-45 0-45z'),
    mancha(COR.carameloClaro, 'M0-45c5 0 8 5 7 14-1 10-4 20-7 20s-6-10-7-20c-1-9 2-14 7-14z'),
    ORELHA,
    espelhar(ORELHA),
    oval(COR.rosa, -30, 13, 6.5, 4),
    oval(COR.rosa, 30, 13, 6.5, 4),
    oval(COR.carameloClaro, -16, -17, 5.5, 2.8, -14),
    oval(COR.carameloClaro, 16, -17, 5.5, 2.8, 14),
    OLHO,
    em(34, 0, OLHO),
    oval(COR.focinho, 0, 21, 24, 21),
    mancha(COR.boca, 'M-14 19C-8 24-2 23 0 20 2 23 8 24 14 19 14 31 8 38 0 38S-14 31-14 19z'),
    mancha(COR.rosa, 'M-8 30c2-4 6-4 8-2 2-2 6-2 8 2 0 8-4 12-8 12s-8-4-8-12z'),
    mancha(COR.tinta, 'M-11 8C-12 1 12 1 11 8 10 14 5 18 0 18S-10 14-11 8z'),
    oval(COR.brilho, -3, 7, 3.4, 1.7),
  ].join('');
}

const ANCA =
  mancha(COR.carameloEscuro, 'M-34-50c-16 4-25 18-23 34 1 10 7 16 17 16h16c6 0 5-8 1-11-9-8-13-22-11-39z') +
  mancha(COR.focinho, 'M-60 0c-2-8 3-13 11-13s14 5 13 13z');

const PATA = mancha(COR.focinho, 'M-28 0c-3-9 2-16 11-16s15 7 13 16z');

/** Sitting, looking at us; 190 tall, feet on the origin. */
export function caoSentado(coleira: string, pingente: string): Desenho {
  return [
    mancha(COR.carameloEscuro, 'M36-24c24-2 36-20 33-42-1-9 11-11 14-2 7 28-12 56-44 58z'),
    ANCA,
    espelhar(ANCA),
    mancha(COR.caramelo, 'M0-118c24 0 36 24 38 54 1 24-4 50-6 64h-64c-2-14-7-40-6-64 2-30 14-54 38-54z'),
    mancha(COR.focinho, 'M0-104c17 0 25 16 22 34-3 17-12 28-22 28s-19-11-22-28c-3-18 5-34 22-34z'),
    mancha(COR.carameloEscuro, 'M-3-34c1-5 5-5 6 0L4 0h-8z'),
    PATA,
    espelhar(PATA),
    mancha(coleira, 'M-26-101c16 7 36 7 52 0 3-1 4 1 5 4s1 5-1 6c-18 10-42 10-60 0-2-1-2-3-1-6s2-5 5-4z'),
    disco(pingente, 0, -79, 8),
    em(0, -140, cabecaDeCao()),
  ].join('');
}

/** Two paws resting on an edge that passes through the origin, 120 wide. */
export function patasApoiadas(): Desenho {
  const pata =
    mancha(
      COR.caramelo,
      'M-62-6c0-14 34-14 34 0v14c0 7-4 10-8 10-2 0-4-1-5-2-1 2-3 3-5 3s-4-1-5-3c-1 1-3 2-5 2-4 0-7-3-7-10z',
    ) +
    mancha(
      COR.carameloEscuro,
      'M-52.5 6c0-2 2.5-2 2.5 0v11l-1.2 1.5c-.8-1-1.3-1.5-1.3-1.5zM-40 6c0-2 2.5-2 2.5 0v11s-.5.5-1.3 1.5L-40 17z',
    );
  return pata + espelhar(pata);
}

import { COR } from './cores';
import { type Desenho, disco, em, espelhar, mancha, oval } from './forma';

/** A coat: its colours, the shape of its ears, and what is drawn over the face before the eyes. */
export type Pelagem = {
  pelo: string;
  escuro: string;
  claro: string;
  focinho: string;
  orelhas: keyof typeof ORELHAS;
  /** Above the eyes and around them: marks, tufts. */
  sinais?: Desenho;
  /** With its tongue out, unless it is a serious one. */
  serio?: boolean;
};

const ORELHAS = {
  caidas: (cor: string) =>
    mancha(cor, 'M-19-42C-34-52-54-45-58-24-61-4-56 13-47 12-36 11-33-6-25-17-18-26-15-38-19-42z'),
  longas: (cor: string) =>
    mancha(cor, 'M-20-42C-38-50-56-34-58-6-60 20-55 46-45 46-34 46-33 22-30 4-27-16-14-36-20-42z'),
  dobradas: (cor: string) => mancha(cor, 'M-12-42C-22-55-46-55-51-40-54-30-49-14-42-10-34-18-23-31-12-42z'),
  'em-pe': (cor: string) =>
    mancha(cor, 'M-41-12C-49-36-48-58-42-61-34-63-16-50-9-40z') +
    mancha(COR.rosa, 'M-37-30c-4-10-4-18-1-20 4 0 12 8 16 14z'),
  felpudas: (cor: string) => disco(cor, -42, -18, 15) + disco(cor, -48, 0, 16) + disco(cor, -45, 17, 13),
} as const;

export const CARAMELO: Pelagem = {
  pelo: COR.caramelo,
  escuro: COR.carameloEscuro,
  claro: COR.carameloClaro,
  focinho: COR.focinho,
  orelhas: 'caidas',
  sinais: mancha(COR.carameloClaro, 'M0-45c5 0 8 5 7 14-1 10-4 20-7 20s-6-10-7-20c-1-9 2-14 7-14z'),
};

const OLHO = disco(COR.tinta, -17, -5, 5.6) + disco(COR.branco, -15, -7.2, 1.9);

const LINGUA =
  mancha(COR.boca, 'M-14 19C-8 24-2 23 0 20 2 23 8 24 14 19 14 31 8 38 0 38S-14 31-14 19z') +
  mancha(COR.rosa, 'M-8 30c2-4 6-4 8-2 2-2 6-2 8 2 0 8-4 12-8 12s-8-4-8-12z');
const SORRISO = mancha(
  COR.boca,
  'M-12 25c5 6 19 6 24 0 1.5-1.8-.8-3.8-2.6-2.6-4 3-14.8 3-18.8 0-1.8-1.2-4.1.8-2.6 2.6z',
);

/** Front view, centred on the face; about 116 by 90. */
export function cabecaDeCao({
  pelo,
  escuro,
  claro,
  focinho,
  orelhas,
  sinais = '',
  serio,
}: Pelagem = CARAMELO): Desenho {
  const orelha = ORELHAS[orelhas](escuro);
  return [
    mancha(pelo, 'M0-45C25-45 41-29 42-4 43 25 25 43 0 43S-43 25-42-4C-41-29-25-45 0-45z'),
    sinais,
    orelha,
    espelhar(orelha),
    oval(COR.rosa, -30, 13, 6.5, 4),
    oval(COR.rosa, 30, 13, 6.5, 4),
    oval(claro, -16, -17, 5.5, 2.8, -14),
    oval(claro, 16, -17, 5.5, 2.8, 14),
    OLHO,
    em(34, 0, OLHO),
    oval(focinho, 0, 21, 24, 21),
    serio ? SORRISO : LINGUA,
    mancha(COR.tinta, 'M-11 8C-12 1 12 1 11 8 10 14 5 18 0 18S-10 14-11 8z'),
    oval(COR.brilho, -3, 7, 3.4, 1.7),
  ].join('');
}

const PATA = 'M-28 0c-3-9 2-16 11-16s15 7 13 16z';

/** Sitting, looking at us; 190 tall, feet on the origin. */
export function caoSentado(coleira: string, pingente: string, pelagem: Pelagem = CARAMELO): Desenho {
  const { pelo, escuro, focinho } = pelagem;
  const anca =
    mancha(escuro, 'M-34-50c-16 4-25 18-23 34 1 10 7 16 17 16h16c6 0 5-8 1-11-9-8-13-22-11-39z') +
    mancha(focinho, 'M-60 0c-2-8 3-13 11-13s14 5 13 13z');
  return [
    mancha(escuro, 'M36-24c24-2 36-20 33-42-1-9 11-11 14-2 7 28-12 56-44 58z'),
    anca,
    espelhar(anca),
    mancha(pelo, 'M0-118c24 0 36 24 38 54 1 24-4 50-6 64h-64c-2-14-7-40-6-64 2-30 14-54 38-54z'),
    mancha(focinho, 'M0-104c17 0 25 16 22 34-3 17-12 28-22 28s-19-11-22-28c-3-18 5-34 22-34z'),
    mancha(escuro, 'M-3-34c1-5 5-5 6 0L4 0h-8z'),
    mancha(focinho, PATA),
    espelhar(mancha(focinho, PATA)),
    mancha(coleira, 'M-26-101c16 7 36 7 52 0 3-1 4 1 5 4s1 5-1 6c-18 10-42 10-60 0-2-1-2-3-1-6s2-5 5-4z'),
    disco(pingente, 0, -79, 8),
    em(0, -140, cabecaDeCao(pelagem)),
  ].join('');
}

/** Two paws resting on an edge that passes through the origin, 120 wide. */
export function patasApoiadas({ pelo, escuro }: Pelagem = CARAMELO): Desenho {
  const pata =
    mancha(
      pelo,
      'M-62-6c0-14 34-14 34 0v14c0 7-4 10-8 10-2 0-4-1-5-2-1 2-3 3-5 3s-4-1-5-3c-1 1-3 2-5 2-4 0-7-3-7-10z',
    ) +
    mancha(
      escuro,
      'M-52.5 6c0-2 2.5-2 2.5 0v11l-1.2 1.5c-.8-1-1.3-1.5-1.3-1.5zM-40 6c0-2 2.5-2 2.5 0v11s-.5.5-1.3 1.5L-40 17z',
    );
  return pata + espelhar(pata);
}

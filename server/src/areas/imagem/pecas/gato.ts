import { COR } from './cores';
import { type Desenho, disco, em, espelhar, mancha, oval } from './forma';

/** A coat: its colours, and what is drawn over the face before the eyes. Eyes without a colour are dark all over. */
export type PelagemDeGato = {
  pelo: string;
  escuro: string;
  orelha: string;
  face: string;
  focinho: string;
  iris?: string;
  sinais?: Desenho;
};

const LISTRAS = 'M-3.5-38h7L2-20c-.6 3-3.4 3-4 0zM-17-35l6-2 1.5 12c0 3-3 3.5-4 1zM17-35l-6-2L9.5-25c0 3 3 3.5 4 1z';

/** The stripes of a tabby. */
export const listras = (cor: string): Desenho => mancha(cor, LISTRAS);

export const CINZA: PelagemDeGato = {
  pelo: COR.cinza,
  escuro: COR.cinzaEscuro,
  orelha: COR.cinza,
  face: COR.cinzaRosado,
  focinho: COR.focinho,
  sinais: listras(COR.cinzaEscuro),
};

/** Front view, centred on the face; about 106 by 96. */
export function cabecaDeGato({
  pelo,
  escuro,
  orelha,
  face,
  focinho,
  iris,
  sinais = '',
}: PelagemDeGato = CINZA): Desenho {
  const umaOrelha =
    mancha(orelha, 'M-41-10C-46-32-45-50-39-54-33-57-18-46-10-36z') +
    mancha(COR.rosa, 'M-35-27c-2-8-2-15 0-17 3-1 9 5 13 10z');
  const lado =
    mancha(escuro, 'M-44-6c8-1 13 1 15 3s0 4-3 3.5c-4-.8-8-.8-12.8 0z') +
    oval(face, -31, 13, 6, 3.8) +
    mancha(escuro, 'M-33 18-56 15.5-33 20zM-32 23-55 26.5-31.5 25z');
  const olho =
    (iris ? oval(iris, -17, -1, 7.4, 8) + oval(COR.tinta, -17, -1, 3.4, 6.2) : oval(COR.tinta, -17, -1, 5.4, 6.4)) +
    disco(COR.branco, -15.2, -3.6, 2);
  return [
    umaOrelha,
    espelhar(umaOrelha),
    mancha(pelo, 'M0-38C26-38 44-22 45 2 46 26 26 40 0 40S-46 26-45 2C-44-22-26-38 0-38z'),
    sinais,
    lado,
    espelhar(lado),
    olho,
    em(34, 0, olho),
    mancha(focinho, 'M0 9c4-3 21-1 21 12 0 11-9 17-21 17s-21-6-21-17c0-13 17-15 21-12z'),
    mancha(
      COR.boca,
      'M-1.4 17h2.8v5c1 3.5 6 3.5 8 .6 1-1.6 3.6-.2 2.6 1.6-3 5.6-9.5 5.6-12 1.8-2.5 3.8-9 3.8-12-1.8-1-1.8 1.6-3.2 2.6-1.6 2 2.9 7 2.9 8-.6z',
    ),
    mancha(COR.narizDeGato, 'M-6 11.5c0-3 12-3 12 0 0 4-4 7-6 7s-6-3-6-7z'),
  ].join('');
}

const PATA = 'M-25 0c-2-8 2-14 10-14s13 6 12 14z';
const ANCA = 'M-30-44c-13 4-20 16-18 30 1 9 7 14 15 14h16c5 0 4-7 1-10-8-7-16-18-14-34z';

/** Sitting, looking at us; 175 tall, feet on the origin. */
export function gatoSentado(coleira: string, pingente: string, pelagem: PelagemDeGato = CINZA): Desenho {
  const { pelo, escuro, focinho } = pelagem;
  return [
    mancha(escuro, 'M30-13c28 4 44-10 41-36-2-16 3-26 13-24 12 2 13 30 4 49C78-4 56 6 30 0z'),
    mancha(escuro, ANCA),
    espelhar(mancha(escuro, ANCA)),
    mancha(pelo, 'M0-104c20 0 31 22 33 48 1 20-3 40-6 50h-54c-3-10-7-30-6-50 2-26 13-48 33-48z'),
    mancha(focinho, 'M0-92c14 0 21 13 19 29-3 15-10 24-19 24s-16-9-19-24c-2-16 5-29 19-29z'),
    mancha(escuro, 'M-2.5-31c1-4 4-4 5 0L3.5 0h-7z'),
    mancha(focinho, PATA),
    espelhar(mancha(focinho, PATA)),
    mancha(coleira, 'M-22-89c14 6 30 6 44 0 3-1 4 1 5 4s0 5-2 6c-15 8-35 8-50 0-2-1-3-3-2-6s2-5 5-4z'),
    disco(pingente, 0, -69, 7),
    em(0, -122, cabecaDeGato(pelagem)),
  ].join('');
}

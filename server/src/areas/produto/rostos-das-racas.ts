import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { cabecaDeCao } from '../imagem/pecas/cao';
import { COR } from '../imagem/pecas/cores';
import { arredondar, type Desenho, disco, em, espelhar, mancha, oval } from '../imagem/pecas/forma';

/** Front views centred on the face, about 120 by 110, each told from the others by its outline alone. */
const PELO = {
  ouro: '#E2B15F',
  ouroEscuro: '#B98237',
  mel: '#D9A45A',
  neve: '#F6EFE3',
  neveEscura: '#DCCDB4',
  marrom: '#8C5A34',
  aco: '#56616B',
  acoEscuro: '#3F4850',
  fulvo: '#C98F4E',
  mascara: '#3B332E',
  preto: '#2B2A2A',
  damasco: '#D08A4C',
  damascoEscuro: '#B06F36',
  areia: '#E4C79A',
};

const olhos = (x: number, y: number, r = 5.6): Desenho =>
  [-x, x]
    .map((lado) => disco(COR.tinta, lado, y, r) + disco(COR.branco, lado + 2, arredondar(y - 2.2), arredondar(r / 3)))
    .join('');
const nariz = (y: number, largura = 1): Desenho =>
  em(
    0,
    y,
    mancha(COR.tinta, 'M-11-6C-12-13 12-13 11-6 10 0 5 4 0 4S-10 0-11-6z') + oval(COR.brilho, -3, -7, 3.4, 1.7),
    largura,
  );
const lingua = (y: number): Desenho => em(0, y, mancha(COR.rosa, 'M-7-6h14v6c0 8-3 12-7 12s-7-4-7-12z'));
const dosDois = (desenho: Desenho): Desenho => desenho + espelhar(desenho);
const laco = (cor: string, y: number): Desenho =>
  em(0, y, dosDois(mancha(cor, 'M0 0c-8-10-20-11-22-6s0 13 2 15S-8 8 0 0z')) + disco(cor, 0, 1, 5));

/** Short muzzle, hair all around it, a tuft tied on top. */
function shihTzu(): Desenho {
  return [
    mancha(PELO.neve, 'M-7-46c-12-6-18-20-10-28 4 5 7 4 9-2 4 6 12 6 16 0 2 6 5 7 9 2 8 8 2 22-10 28z'),
    mancha(
      PELO.neve,
      'M0-46C30-46 50-26 52 0c2 22-4 44-16 52-6-4-8-4-12 2-8-3-14-2-24 4-10-6-16-7-24-4-4-6-6-6-12-2C-48 44-54 22-52 0-50-26-30-46 0-46z',
    ),
    dosDois(
      mancha(PELO.marrom, 'M-24-40C-46-36-62-16-62 10c0 20 6 36 14 44 4-4 6-6 10-6-2-20-4-34 0-48 4-16 12-26 14-40z'),
    ),
    mancha(
      PELO.neveEscura,
      'M0 4C16 0 32 8 32 24c0 10-6 18-12 16-6 8-14 8-20 2-6 6-14 6-20-2-6 2-12-6-12-16C-32 8-16 0 0 4z',
    ),
    olhos(17, -4, 6.6),
    nariz(12),
    lingua(32),
    laco(COR.laranjaViva, -48),
  ].join('');
}

/** Upright pointed ears and a curtain of steel-blue hair. */
function yorkshire(): Desenho {
  return [
    dosDois(
      mancha(PELO.damasco, 'M-14-34C-22-56-38-74-46-72c-6 2-6 28 2 46z') +
        mancha(COR.rosa, 'M-24-36c-4-10-12-20-16-20-2 4-2 14 2 22z'),
    ),
    dosDois(mancha(PELO.aco, 'M-30-30C-52-20-58 8-56 34c1 12 4 20 8 24 3-4 6-4 9 0 4-6 8-8 12-6-6-24-8-54-3-82z')),
    mancha(
      PELO.damasco,
      'M0-42C22-42 36-28 36-6c0 14-2 32-8 44-4 8-8 4-12 10-4 6-10 8-16 10-6-2-12-4-16-10-4-6-8-2-12-10C-34 26-36 8-36-6-36-28-22-42 0-42z',
    ),
    mancha(
      COR.carameloClaro,
      'M0 6c10-6 22 0 24 12 2 14-6 26-12 30-4 4-8 6-12 8-4-2-8-4-12-8-6-4-14-16-12-30C-22 6-10 0 0 6z',
    ),
    olhos(14, -8, 5.4),
    nariz(16, 0.86),
    laco(COR.mata, -42),
  ].join('');
}

/** Hair parted in the middle that falls over ears and eyes down to the beard. */
function lhasa(): Desenho {
  return [
    dosDois(
      mancha(
        PELO.ouroEscuro,
        'M-10-48C-44-50-66-24-66 8c0 26 6 46 14 54 3-4 7-4 10 0 3-6 7-8 12-6C-36 20-34-16-10-48z',
      ),
    ),
    mancha(
      PELO.ouro,
      'M0-48C28-50 46-28 46 0c0 28-8 46-18 58-4-6-8-6-12 0-4-5-10-6-16 4-6-10-12-9-16-4-4-6-8-6-12 0C-38 46-46 28-46 0-46-28-28-50 0-48z',
    ),
    mancha(
      PELO.areia,
      'M0-2c12-2 24 8 24 24 0 16-8 30-14 36-3-4-7-4-10 2-3-6-7-6-10-2-6-6-14-20-14-36C-24 6-12-4 0-2z',
    ),
    olhos(16, -8, 5),
    dosDois(mancha(PELO.mel, 'M-1-50C-22-46-36-30-38-8c8-2 10-8 14-12C-16-28-6-36-1-50z')),
    nariz(12, 0.95),
  ].join('');
}

/** Broad head, hanging ears, an open mouth. */
function retriever(): Desenho {
  return [
    mancha(PELO.ouro, 'M0-48C28-48 44-30 45-6 46 22 28 46 0 46S-46 22-45-6C-44-30-28-48 0-48z'),
    dosDois(mancha(PELO.ouroEscuro, 'M-26-42C-48-42-60-24-58-2c2 18 10 30 18 28C-30 23-30 4-28-10-26-22-22-34-26-42z')),
    mancha(
      PELO.areia,
      'M0-46c6 8 8 24 8 36 16 2 26 14 25 28-1 18-16 30-33 30S-32 36-33 18c-1-14 9-26 25-28 0-12 2-28 8-36z',
    ),
    olhos(19, -8),
    mancha(COR.boca, 'M-16 22c6 5 13 4 16 0 3 4 10 5 16 0 0 13-6 21-16 21s-16-8-16-21z'),
    lingua(36),
    nariz(15, 1.15),
  ].join('');
}

/** A long narrow head, heavy lips, folded ears set high, a dark mask. */
function dogue(): Desenho {
  return [
    dosDois(mancha(PELO.mascara, 'M-20-60c-16-8-32 0-38 16-4 12-2 26 4 28 8 2 12-8 18-16 6-8 14-16 16-28z')),
    mancha(
      PELO.fulvo,
      'M0-64c20 0 32 14 33 34 1 20-4 34-3 50 1 22-10 42-30 42S-31 42-30 20c1-16-4-30-3-50 1-20 13-34 33-34z',
    ),
    mancha(
      PELO.mascara,
      'M0-18c8 0 12 8 14 16 14 4 22 16 20 34-1 14-10 22-18 20-4 8-10 12-16 12s-12-4-16-12c-8 2-17-6-18-20-2-18 6-30 20-34 2-8 6-16 14-16z',
    ),
    dosDois(mancha(PELO.preto, 'M-4 30c-8 0-20 4-24 14 0-14 8-22 24-22z')),
    olhos(17, -20, 5.2),
    nariz(14, 1.2),
  ].join('');
}

/** Curls: on top, and on both ears. */
function poodle(): Desenho {
  const cachos = (pontos: [number, number, number][], cor: string) =>
    pontos.map(([x, y, r]) => disco(cor, x, y, r)).join('');
  return [
    dosDois(
      cachos(
        [
          [-48, -20, 15],
          [-55, 0, 16],
          [-53, 22, 16],
          [-45, 38, 12],
        ],
        PELO.damascoEscuro,
      ),
    ),
    mancha(
      PELO.damasco,
      'M0-30c22 0 34 14 34 32 0 14-8 22-12 34-4 12-10 20-22 20s-18-8-22-20C-26 24-34 16-34 2c0-18 12-32 34-32z',
    ),
    cachos(
      [
        [-28, -38, 17],
        [-10, -52, 19],
        [14, -51, 18],
        [30, -36, 16],
        [0, -34, 20],
      ],
      PELO.damasco,
    ),
    oval(COR.carameloClaro, 0, 30, 16, 22),
    olhos(16, -4, 5.4),
    nariz(24, 0.95),
  ].join('');
}

/** Flat black face, wrinkles, small folded ears. */
function achatado(): Desenho {
  return [
    mancha(PELO.areia, 'M0-46C32-46 52-28 53 0c1 30-22 48-53 48S-54 30-53 0C-52-28-32-46 0-46z'),
    dosDois(mancha(PELO.mascara, 'M-22-46c-12-6-30-2-36 8-4 8-2 26 4 28 8 2 10-10 18-16 8-7 14-12 14-20z')),
    dosDois(mancha(PELO.ouroEscuro, 'M-3-30c-8-6-18-4-22 2 8-2 14 0 20 6z')),
    mancha(PELO.mascara, 'M0-6c20-6 38 6 38 22 0 18-16 28-38 28S-38 34-38 16C-38 0-20-12 0-6z'),
    olhos(23, -6, 8),
    mancha(PELO.preto, 'M-16 30c6-8 13-8 16-2 3-6 10-6 16 2-8-2-12 0-16 4-4-4-8-6-16-4z'),
    nariz(14, 0.95),
  ].join('');
}

/** Big upright ears, a dark saddle down the muzzle. */
function pastor(): Desenho {
  return [
    dosDois(
      mancha(PELO.mascara, 'M-8-36C-14-58-32-82-42-80c-8 2-8 38 2 60z') +
        mancha(COR.rosa, 'M-20-38c-4-14-12-26-17-27-3 7-2 22 3 32z'),
    ),
    mancha(
      PELO.fulvo,
      'M0-44c26 0 42 16 42 38 0 14-10 20-16 30-6 12-10 30-26 30s-20-18-26-30c-6-10-16-16-16-30 0-22 16-38 42-38z',
    ),
    mancha(
      PELO.mascara,
      'M0-44c14 0 22 6 26 12-10 2-14 12-12 22 2 12 8 18 6 30-2 16-8 32-20 32s-18-16-20-32c-2-12 4-18 6-30 2-10-2-20-12-22 4-6 12-12 26-12z',
    ),
    olhos(19, -10, 5.2),
    nariz(30, 1.05),
  ].join('');
}

/** What a breed is called by, without accents; the first that fits. */
const ROSTOS: [RegExp, () => Desenho][] = [
  [/shih|maltes|bichon/, shihTzu],
  [/york|terrier/, yorkshire],
  [/lhasa|sheepdog/, lhasa],
  [/golden|labrador|retriever/, retriever],
  [/pug|bul+dog/, achatado],
  [/dogue|dane|mastim|boxer|fila/, dogue],
  [/poodle/, poodle],
  [/pastor|husky|spitz|akita/, pastor],
];

/** The face of a breed; one we have not drawn is the dog of every other bag. */
export function rostoDaRaca(raca: string): Desenho {
  const nome = semAcento(raca);
  return (ROSTOS.find(([chamada]) => chamada.test(nome))?.[1] ?? cabecaDeCao)();
}

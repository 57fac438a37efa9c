import { cabecaDeCao, type Pelagem } from './pecas/cao';
import { COR } from './pecas/cores';
import { barra, type Desenho, disco, em, mancha, oval } from './pecas/forma';
import { cabecaDeGato, type PelagemDeGato } from './pecas/gato';
import { CAES, GATOS } from './pecas/pelagens';

const quadro = (titulo: string, desenho: Desenho, largura = 128, altura = 128) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${largura} ${altura}"><title>${titulo}</title>${desenho}</svg>`;

const chao = (largura: number) => `<ellipse fill="${COR.mataEscura}" fill-opacity=".1" cy="2" rx="${largura}" ry="8"/>`;

/** What web/public/ilustracoes has of our animals: faces in a square, whole animals in 4:3. scripts/desenhar-familia.mjs writes them. */
export const FAMILIA: Record<string, string> = {
  ...rostos('Cão', CAES, (pelagem) => em(64, 65, cabecaDeCao(pelagem))),
  ...rostos('Gato', GATOS, (pelagem) => em(64, 72, cabecaDeGato(pelagem), 1.1)),
  'cao-deitado': quadro('Cão deitado', em(150, 206, caoDeitado(CAES['cao-malhado']), 1.1), 320, 240),
  'cao-correndo': quadro('Cão correndo', em(150, 200, caoCorrendo(CAES['cao-orelhudo']), 1.1), 320, 240),
  'cao-com-tigela': quadro('Cão diante da tigela', em(160, 222, caoComTigela(CAES['cao-pastor']), 1.02), 320, 240),
  'gato-deitado': quadro('Gato deitado', em(160, 206, gatoDeitado(GATOS['gato-laranja']), 1.15), 320, 240),
};

function rostos<P>(titulo: string, pelagens: Record<string, P>, desenhar: (pelagem: P) => Desenho) {
  return Object.fromEntries(
    Object.entries(pelagens).map(([nome, pelagem]) => [nome, quadro(titulo, desenhar(pelagem))]),
  );
}

/** On its belly, its head on its paws. */
function caoDeitado(pelagem: Pelagem): Desenho {
  const { pelo, escuro, focinho } = pelagem;
  return [
    chao(120),
    mancha(escuro, 'M96-26c20 2 32-8 34-22 1-8 11-6 10 2-2 22-20 34-44 32z'),
    mancha(pelo, 'M-62-40c10-30 60-40 104-34 40 6 64 26 64 50 0 16-10 24-24 24H-50c-16 0-20-20-12-40z'),
    mancha(escuro, 'M44-72c34 2 62 22 62 48 0 16-10 24-24 24-26 0-42-14-44-36-1-14 0-26 6-36z'),
    mancha(focinho, 'M52 0c-4-9 2-15 12-15h24c10 0 13 15 2 15z'),
    mancha(pelo, 'M-104-20c8-8 58-10 70-2 8 8 4 22-6 22h-58c-12 0-14-12-6-20z'),
    oval(focinho, -92, -9, 16, 10),
    em(-40, -64, cabecaDeCao(pelagem), 1, -4),
  ].join('');
}

function caoCorrendo(pelagem: Pelagem): Desenho {
  const { pelo, escuro, focinho } = pelagem;
  return [
    chao(104),
    mancha(escuro, 'M-78-84c-22-4-38-18-40-40 0-9 11-10 13-1 3 16 14 24 32 26z'),
    barra(escuro, -66, -54, -104, -24, 20),
    barra(escuro, 38, -50, 84, -30, 18),
    mancha(pelo, 'M-86-78c0-22 24-28 56-24 34 4 58-4 74 4 16 10 18 40 2 54-22 16-86 16-112 6-14-6-20-22-20-40z'),
    barra(pelo, -58, -44, -82, -10, 20),
    oval(focinho, -88, -7, 14, 9, -24),
    barra(pelo, 44, -48, 66, -10, 19),
    oval(focinho, 74, -8, 15, 9, 16),
    mancha(focinho, 'M50-92c8 14 6 34-6 46-10-12-10-32-2-46z'),
    mancha(COR.laranjaViva, 'M38-98c8-2 14 0 18 6 6 16 4 32-4 46l-10-4c8-14 6-30-4-48z'),
    em(74, -112, cabecaDeCao(pelagem), 0.9, 6),
  ].join('');
}

function caoComTigela(pelagem: Pelagem): Desenho {
  const { pelo, escuro, focinho } = pelagem;
  return [
    chao(110),
    mancha(escuro, 'M-60-26c-22-2-34-18-32-40 1-9-11-11-14-2-7 28 12 54 44 56z'),
    mancha(pelo, 'M-30-118c24 0 36 24 38 54 1 24-4 50-6 64h-64c-2-14-7-40-6-64 2-30 14-54 38-54z'),
    mancha(focinho, 'M-58 0c-3-9 2-16 11-16s15 7 13 16zM-26 0c-3-9 2-16 11-16s15 7 13 16z'),
    mancha(COR.mata, 'M-56-101c16 7 36 7 52 0 3-1 4 1 5 4s1 5-1 6c-18 10-42 10-60 0-2-1-2-3-1-6s2-5 5-4z'),
    disco(COR.laranjaViva, -30, -79, 8),
    em(-30, -140, cabecaDeCao(pelagem), 1, 6),
    mancha(COR.grao, 'M30-24c4-18 64-18 68 0z'),
    mancha(COR.laranjaViva, 'M32-27h64c3 0 4 1 5 4l5 19c1 3-1 4-4 4H26c-3 0-5-1-4-4l5-19c1-3 2-4 5-4z'),
    mancha(COR.laranja, 'M25-13h78l3 9c1 3-1 4-4 4H26c-3 0-5-1-4-4z'),
  ].join('');
}

/** Curled up, awake. */
function gatoDeitado(pelagem: PelagemDeGato): Desenho {
  const { pelo, escuro, focinho } = pelagem;
  return [
    chao(100),
    mancha(pelo, 'M-70-24c0-34 38-56 80-56 46 0 76 24 76 50 0 20-14 30-34 30h-96c-16 0-26-8-26-24z'),
    mancha(
      escuro,
      'M14-80c8-1 12 0 18 2l-4 26c-2 6-10 4-10-2zM44-76c8 2 12 4 16 8l-12 22c-4 5-10 2-8-4zM70-62c6 4 10 8 12 12L64-34c-5 3-9-2-6-6z',
    ),
    mancha(escuro, 'M80-16c12 6 4 18-10 17l-96-1c-14 0-14-17 0-17 36 2 72 4 106 1z'),
    mancha(focinho, 'M-66 0c-4-8 2-14 12-14h14c10 0 12 14 2 14z'),
    em(-36, -62, cabecaDeGato(pelagem), 0.96, -4),
  ].join('');
}

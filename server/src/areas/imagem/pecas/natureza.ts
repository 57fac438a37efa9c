import { barra, caixa, type Desenho, disco, espelhar, mancha, oval } from './forma';

/** The paw of the brand, centred, about 46 by 44. */
export function patinha(cor: string): Desenho {
  const lado = oval(cor, -17.5, -4, 5.2, 7, -22) + oval(cor, -7, -14.5, 5.4, 7.6, -7);
  return (
    lado +
    espelhar(lado) +
    mancha(cor, 'M0-3C9-3 17 6 17 14c0 6-5 8-9 7-3-1-5-2-8-2s-5 1-8 2c-4 1-9-1-9-7C-17 6-9-3 0-3z')
  );
}

/** Centred, 40 by 36. */
export function coracao(cor: string): Desenho {
  return mancha(cor, 'M0 18C-13 9-20 2-20-7c0-6 5-11 11-11 4 0 7 2 9 5 2-3 5-5 9-5 6 0 11 5 11 11C20 2 13 9 0 18z');
}

/** Centred, 64 by 30. */
export function osso(cor: string): Desenho {
  const ponta = disco(cor, -23, -6.5, 8.5) + disco(cor, -23, 6.5, 8.5);
  return caixa(cor, -23, -7, 46, 14) + ponta + espelhar(ponta);
}

/** A ball on the ground, 30 wide. */
export function bola(cor: string, faixa: string): Desenho {
  return disco(cor, 0, -15, 15) + mancha(faixa, 'M-14.2-20c8 5 20 5 28.4 0l.8 5c-8 6-22 6-30 0z');
}

const FOLHA = 'M0 0c-12-6-16-20-10-34 12 5 17 20 10 34z';

/** A low plant of five leaves, 70 by 74. */
export function planta(clara: string, escura: string): Desenho {
  return [
    mancha(escura, 'M-2 0C-20-10-34-26-34-48-16-44-2-26-2 0zM2 0c18-10 32-26 32-48C16-44 2-26 2 0z'),
    mancha(clara, 'M0 0c-16-20-16-52 0-74 16 22 16 54 0 74z'),
    mancha(clara, 'M-4 0c-12 1-26-6-32-18 14-4 28 4 32 18zM4 0c12 1 26-6 32-18C22-22 8-14 4 0z'),
  ].join('');
}

/** A sprig with paired leaves, 40 by 92. */
export function ramo(folhas: string, caule: string): Desenho {
  const par = (y: number) =>
    `<g transform="translate(0 ${y})"><path fill="${folhas}" transform="rotate(-42)" d="${FOLHA}"/><path fill="${folhas}" transform="rotate(62)" d="${FOLHA}"/></g>`;
  return (
    barra(caule, 0, -2, 0, -66, 3.5) +
    par(-14) +
    par(-38) +
    `<path fill="${folhas}" transform="translate(4 -58)" d="${FOLHA}"/>`
  );
}

/** A round tree, 80 by 150. */
export function arvore(copa: string, copaClara: string, tronco: string): Desenho {
  return [
    mancha(tronco, 'M-5 0l2-84h6l2 84zM0-48l18-18 4 4L2-40z'),
    mancha(copa, 'M0-150c26 0 42 22 42 48s-16 44-42 44-42-18-42-44 16-48 42-48z'),
    mancha(copaClara, 'M-8-142c-18 2-28 20-28 38 0 8 3 14 7 14 6 0 4-12 8-24 4-10 12-14 18-20 4-5 2-9-5-8z'),
  ].join('');
}

/** Standing on its flat base, 110 by 44. */
export function nuvem(cor: string): Desenho {
  return mancha(cor, 'M-38 0c-24 0-24-30-2-30 4-22 40-22 46-4 14-8 30 2 28 14C58-20 60 0 38 0z');
}

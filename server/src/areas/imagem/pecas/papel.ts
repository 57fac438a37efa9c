import { COR } from './cores';
import { anel, barra, caixa, type Desenho, disco, em, mancha } from './forma';
import { coracao, patinha } from './natureza';

/** The check mark of the brand, centred, 40 by 30. */
function visto(cor: string): Desenho {
  return mancha(cor, 'M-19.5 1.5a4 4 0 0 1 5.7-5.7L-6 3.6l20-20a4 4 0 0 1 5.7 5.7L-3.2 12a4 4 0 0 1-5.7 0z');
}

function selo(cor: string): Desenho {
  return disco(cor, 0, 0, 24) + em(0, 1.5, visto(COR.branco), 0.72);
}

/** 130 by 176. */
export function prancheta(cor: string, acento: string, linha: string): Desenho {
  const linhas = [0, 1, 2].map(
    (i) =>
      em(-36, -102 + i * 32, selo(i < 2 ? acento : linha), 0.42) +
      caixa(linha, -18, -106 + i * 32, i === 1 ? 48 : 62, 8, 4),
  );
  return [
    caixa(cor, -65, -166, 130, 166, 16),
    caixa(COR.branco, -53, -148, 106, 136, 8),
    ...linhas,
    mancha(COR.metalEscuro, 'M-24-160h48c4 0 6 3 6 6v10c0 4-2 6-6 6h-48c-4 0-6-2-6-6v-10c0-3 2-6 6-6z'),
    anel(COR.metalEscuro, 0, -164, 12, 6),
  ].join('');
}

/** A card with portrait and lines, 190 by 124. */
export function cartaoDePerfil(retrato: Desenho, acento: string, linha: string): Desenho {
  return [
    caixa(COR.branco, -95, -124, 190, 124, 16),
    mancha(acento, 'M-79-124h158c9 0 16 7 16 16v6H-95v-6c0-9 7-16 16-16z'),
    caixa(linha, -82, -91, 66, 78, 10),
    em(-49, -13, retrato, 0.62),
    caixa(linha, -4, -84, 78, 10, 5),
    caixa(linha, -4, -63, 58, 8, 4),
    caixa(linha, -4, -45, 66, 8, 4),
    em(8, -20, coracao(acento), 0.5),
    em(32, -21, patinha(acento), 0.5),
  ].join('');
}

/** A calendar leaf, 150 by 150, with one day marked. */
export function calendario(cor: string, dia: string, acento: string): Desenho {
  const dias = Array.from({ length: 15 }, (_, i) => {
    const x = -52 + (i % 5) * 26;
    const y = -82 + Math.floor(i / 5) * 28;
    return i === 8 ? em(x, y, patinha(acento), 0.62) : caixa(dia, x - 8, y - 8, 16, 16, 5);
  });
  return [
    caixa(COR.branco, -75, -140, 150, 140, 16),
    mancha(cor, 'M-59-140h118c9 0 16 7 16 16v18H-75v-18c0-9 7-16 16-16z'),
    barra(COR.metalEscuro, -36, -148, -36, -128, 8),
    barra(COR.metalEscuro, 36, -148, 36, -128, 8),
    ...dias,
  ].join('');
}

/** A sheet of recommendation: paw, lines and a seal, 112 by 150. */
export function receita(acento: string, linha: string, papel: string = COR.branco): Desenho {
  return [
    mancha(papel, 'M-44-150h66l34 34V-12c0 7-5 12-12 12h-88c-7 0-12-5-12-12v-126c0-7 5-12 12-12z'),
    mancha(linha, 'M22-150l34 34H34c-7 0-12-5-12-12z'),
    em(-22, -116, patinha(acento), 0.8),
    caixa(linha, -40, -86, 80, 8, 4),
    caixa(linha, -40, -68, 62, 8, 4),
    caixa(linha, -40, -50, 72, 8, 4),
    em(26, -24, selo(acento), 0.72),
  ].join('');
}

/** A pencil pointing down to the origin, 20 by 130. */
export function lapis(cor: string, escura: string): Desenho {
  return [
    mancha(COR.focinho, 'M0 0l-10-26h20z'),
    mancha(COR.tinta, 'M0 0l-3.8-10h7.6z'),
    caixa(cor, -10, -108, 20, 83),
    caixa(escura, 2, -108, 8, 83),
    caixa(COR.metal, -10, -116, 20, 10),
    mancha(COR.rosa, 'M-10-115v-6c0-12 20-12 20 0v6z'),
  ].join('');
}

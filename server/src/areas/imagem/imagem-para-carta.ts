import sharp from 'sharp';
import type { Imagem } from './guardar-imagem';

const LADO = 320;
/** Its own ground: on a dark letter a picture stands on a light tile, and does not float. */
const FUNDO = '#FBF6EC';
const QUALIDADE = 84;

/**
 * As mail readers show it: many know neither WebP nor SVG. A drawn bag loses its words, which need a font that a server may
 * not have; they stand beside it in the letter.
 */
export async function imagemParaCarta({ tipo, bytes }: Pick<Imagem, 'tipo' | 'bytes'>): Promise<Buffer> {
  const origem = tipo === 'image/svg+xml' ? semPalavras(bytes) : bytes;
  const margem = LADO * 0.05;
  return sharp(origem)
    .resize({ width: LADO - 2 * margem, height: LADO - 2 * margem, fit: 'contain', background: FUNDO })
    .extend({ top: margem, bottom: margem, left: margem, right: margem, background: FUNDO })
    .flatten({ background: FUNDO })
    .jpeg({ quality: QUALIDADE })
    .toBuffer();
}

const semPalavras = (svg: Buffer) => Buffer.from(svg.toString().replace(/<text\b.*?<\/text>/gs, ''));

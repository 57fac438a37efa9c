import { FORMATOS_DE_IMAGEM, formatoDaImagem, IMAGEM_NO_MAXIMO } from '@indica-bem/domain/imagem/regras';
import sharp, { type ResizeOptions } from 'sharp';
import { portao } from '../../nucleo/portao';
import { Recusa } from '../../nucleo/recusa';
import type { Imagem } from './guardar-imagem';
import { soODesenho } from './so-o-desenho';

/** `dentro`: the whole picture, no larger than this. `preenche`: cropped around its middle to these proportions. */
export type Quadro = { largura: number; altura: number; modo: 'dentro' | 'preenche' };

const UM_MEGAPIXEL = 1_000_000;
const QUALIDADE = 82;
/** What a JPEG can hold; a PNG of one pixel by millions has few of them, yet each of its lines costs. */
const LADO_NO_MAXIMO = 65_535;

// Pictures come one by one and never twice: what a cache or more threads would hold is memory for nothing.
sharp.cache(false);
sharp.concurrency(1);
/** The largest takes some 60 to 80 MB while it is decoded. */
const umaPorVez = portao({ aoMesmoTempo: 1, naFila: 20 });

/**
 * Takes nothing of the file as it came: the pixels are read, turned upright and written anew, so that no metadata, no
 * colour profile and nothing hidden behind the picture is kept. Size is judged by the header, before any decoding.
 */
export async function prepararImagem(recebidos: Buffer, quadro: Quadro): Promise<Imagem> {
  const bytes = formatoDaImagem(recebidos) === 'image/png' ? soODesenho(recebidos) : recebidos;
  const { width, height } = await medir(bytes);
  const desenho = sharp(bytes, {
    failOn: 'truncated',
    limitInputPixels: IMAGEM_NO_MAXIMO.megapixels * UM_MEGAPIXEL,
  })
    .autoOrient()
    .resize(medidasPara(quadro, width, height))
    .toColourspace('srgb')
    .webp({ quality: QUALIDADE });
  const feita = await umaPorVez(() => desenho.toBuffer({ resolveWithObject: true }).catch(danificada));
  return { tipo: 'image/webp', largura: feita.info.width, altura: feita.info.height, bytes: feita.data };
}

async function medir(bytes: Buffer): Promise<{ width: number; height: number }> {
  if (!formatoDaImagem(bytes)) throw new Recusa('IMAGEM_NAO_ACEITA');
  const {
    format,
    pages = 1,
    autoOrient,
    isProgressive,
  } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(danificada);
  if (!FORMATOS_DE_IMAGEM.some((tipo) => tipo === `image/${format}`)) throw new Recusa('IMAGEM_NAO_ACEITA');
  const { width, height } = autoOrient;
  const megapixels = (width * height) / UM_MEGAPIXEL;
  const maximo = isProgressive ? IMAGEM_NO_MAXIMO.megapixelsEmPassadas : IMAGEM_NO_MAXIMO.megapixels;
  if (megapixels > maximo) {
    const partes = { megapixels: String(Math.ceil(megapixels)), maximo: String(maximo) };
    throw new Recusa('IMAGEM_MUITO_GRANDE', { partes });
  }
  if (Math.max(width, height) > LADO_NO_MAXIMO) danificada();
  if (pages > 1) throw new Recusa('IMAGEM_ANIMADA');
  return { width, height };
}

/** Never larger than it came: a small picture is cropped, not blown up. */
function medidasPara({ largura, altura, modo }: Quadro, width: number, height: number): ResizeOptions {
  if (modo === 'dentro') return { width: largura, height: altura, fit: 'inside', withoutEnlargement: true };
  const escala = Math.min(1, width / largura, height / altura);
  const medida = (inteira: number) => Math.max(1, Math.round(inteira * escala));
  return { width: medida(largura), height: medida(altura), fit: 'cover' };
}

function danificada(): never {
  throw new Recusa('IMAGEM_DANIFICADA');
}

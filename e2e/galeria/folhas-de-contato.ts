import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PASTA } from './pastas';

type Foto = { titulo: string; projeto: string; arquivo: string };

const COLUNAS = 6;
const LINHAS = 3;
const MARGEM = 16;
const LEGENDA = 26;
/** A long page is shown by its beginning. */
const CAIXA = { width: 320, height: 620 };
const PASSO = { x: CAIXA.width + MARGEM, y: CAIXA.height + LEGENDA + MARGEM };

/** Eighteen screens a sheet, a rendering after the other: what one looks over in a minute. */
export async function escreverFolhas(fotos: readonly Foto[]): Promise<number> {
  const pasta = path.join(PASTA, 'folhas');
  await mkdir(pasta, { recursive: true });
  let quantas = 0;
  for (const projeto of new Set(fotos.map((foto) => foto.projeto))) {
    const suas = fotos.filter((foto) => foto.projeto === projeto);
    for (let i = 0; i < suas.length; i += COLUNAS * LINHAS, quantas++) {
      const nome = `${projeto}-${String(i / (COLUNAS * LINHAS) + 1).padStart(2, '0')}.png`;
      await escreverFolha(suas.slice(i, i + COLUNAS * LINHAS), path.join(pasta, nome));
    }
  }
  return quantas;
}

async function escreverFolha(fotos: readonly Foto[], destino: string): Promise<void> {
  const linhas = Math.ceil(fotos.length / COLUNAS);
  const partes = await Promise.all(
    fotos.map(async ({ titulo, arquivo }, i) => {
      const [left, top] = [MARGEM + (i % COLUNAS) * PASSO.x, MARGEM + Math.floor(i / COLUNAS) * PASSO.y];
      return [
        { input: Buffer.from(legenda(titulo)), left, top },
        { input: await miniatura(arquivo), left, top: top + LEGENDA },
      ];
    }),
  );
  const width = MARGEM + COLUNAS * PASSO.x;
  const height = MARGEM + linhas * PASSO.y;
  await sharp({ create: { width, height, channels: 3, background: '#d8d2c6' } })
    .composite(partes.flat())
    .png({ palette: true })
    .toFile(destino);
}

async function miniatura(arquivo: string): Promise<Buffer> {
  const { data, info } = await sharp(path.join(PASTA, arquivo))
    .resize({ width: CAIXA.width })
    .toBuffer({ resolveWithObject: true });
  if (info.height <= CAIXA.height) return data;
  return sharp(data)
    .extract({ left: 0, top: 0, ...CAIXA })
    .toBuffer();
}

const legenda = (titulo: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CAIXA.width}" height="${LEGENDA}"><text y="18" font-family="sans-serif" font-size="15" fill="#22302a">${titulo.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text></svg>`;

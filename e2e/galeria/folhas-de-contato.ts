import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PASTA } from './pastas';

type Foto = { titulo: string; projeto: string; arquivo: string };

type Grade = { colunas: number; width: number };

const LINHAS = 3;
const MARGEM = 16;
const LEGENDA = 26;
/** A long page is shown by its beginning. */
const ALTURA = 620;
const PASSO = ALTURA + LEGENDA + MARGEM;
const DE_CELULAR: Grade = { colunas: 6, width: 320 };
const DE_COMPUTADOR: Grade = { colunas: 3, width: 656 };

/** A rendering after the other, three rows a sheet: what one looks over in a minute. */
export async function escreverFolhas(fotos: readonly Foto[]): Promise<number> {
  const pasta = path.join(PASTA, 'folhas');
  await mkdir(pasta, { recursive: true });
  let quantas = 0;
  for (const projeto of new Set(fotos.map((foto) => foto.projeto))) {
    const suas = fotos.filter((foto) => foto.projeto === projeto);
    const grade = await gradeDe(suas);
    const cabem = grade.colunas * LINHAS;
    for (let i = 0; i < suas.length; i += cabem, quantas++) {
      const nome = `${projeto}-${String(i / cabem + 1).padStart(2, '0')}.png`;
      await escreverFolha(suas.slice(i, i + cabem), grade, path.join(pasta, nome));
    }
  }
  return quantas;
}

async function gradeDe([primeira]: readonly Foto[]): Promise<Grade> {
  const { width } = await sharp(path.join(PASTA, primeira?.arquivo ?? '')).metadata();
  return width < 1000 ? DE_CELULAR : DE_COMPUTADOR;
}

async function escreverFolha(fotos: readonly Foto[], { colunas, width }: Grade, destino: string): Promise<void> {
  const linhas = Math.ceil(fotos.length / colunas);
  const partes = await Promise.all(
    fotos.map(async ({ titulo, arquivo }, i) => {
      const [left, top] = [MARGEM + (i % colunas) * (width + MARGEM), MARGEM + Math.floor(i / colunas) * PASSO];
      return [
        { input: Buffer.from(legenda(titulo, width)), left, top },
        { input: await miniatura(arquivo, width), left, top: top + LEGENDA },
      ];
    }),
  );
  const tamanho = { width: MARGEM + colunas * (width + MARGEM), height: MARGEM + linhas * PASSO };
  await sharp({ create: { ...tamanho, channels: 3, background: '#d8d2c6' } })
    .composite(partes.flat())
    .png({ palette: true })
    .toFile(destino);
}

async function miniatura(arquivo: string, width: number): Promise<Buffer> {
  const { data, info } = await sharp(path.join(PASTA, arquivo)).resize({ width }).toBuffer({ resolveWithObject: true });
  if (info.height <= ALTURA) return data;
  return sharp(data).extract({ left: 0, top: 0, width, height: ALTURA }).toBuffer();
}

const legenda = (titulo: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LEGENDA}"><text y="18" font-family="sans-serif" font-size="15" fill="#22302a">${titulo.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text></svg>`;

import { formatoDaImagem, IMAGEM_NO_MAXIMO } from '@indica-bem/domain/imagem/regras';

export type Medidas = { largura: number; altura: number };
export type Conferida = { erro: string } | { erro: null; medidas: Medidas };

const UM_MEGAPIXEL = 1_000_000;
const CABECA = 16;

/** What the server would refuse is said at once, before anything is sent. The server checks it all again. */
export async function conferirImagem(arquivo: File): Promise<Conferida> {
  if (arquivo.size > IMAGEM_NO_MAXIMO.bytes) return { erro: 'A imagem passa de 5 MB. Envie uma menor.' };
  const inicio = new Uint8Array(await arquivo.slice(0, CABECA).arrayBuffer());
  if (!formatoDaImagem(inicio)) return { erro: 'Envie uma imagem JPEG, PNG ou WebP.' };
  const medidas = await medir(arquivo);
  if (!medidas) return { erro: 'O arquivo da imagem está incompleto ou danificado. Envie outro.' };
  const megapixels = (medidas.largura * medidas.altura) / UM_MEGAPIXEL;
  if (megapixels > IMAGEM_NO_MAXIMO.megapixels) {
    return { erro: `A imagem tem ${Math.ceil(megapixels)} megapixels e o máximo são 25. Envie uma menor.` };
  }
  return { erro: null, medidas };
}

async function medir(arquivo: File): Promise<Medidas | null> {
  const endereco = URL.createObjectURL(arquivo);
  const imagem = new Image();
  imagem.src = endereco;
  try {
    await imagem.decode();
    return { largura: imagem.naturalWidth, altura: imagem.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(endereco);
  }
}

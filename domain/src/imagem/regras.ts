/**
 * What a picture sent to the product may be. The server decides; the screens say it before sending. One that comes in passes
 * (progressive, interlaced) is decoded whole, in three times the memory.
 */
export const IMAGEM_NO_MAXIMO = { bytes: 5 * 1024 * 1024, megapixels: 25, megapixelsEmPassadas: 12 };

export const FORMATOS_DE_IMAGEM = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type FormatoDeImagem = (typeof FORMATOS_DE_IMAGEM)[number];

/** By its first bytes, never by its name or by what the sender calls it. */
export function formatoDaImagem(inicio: Uint8Array): FormatoDeImagem | null {
  const letras = (de: number, ate: number) => String.fromCharCode(...inicio.subarray(de, ate));
  if (letras(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (letras(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  return letras(0, 4) === 'RIFF' && letras(8, 12) === 'WEBP' ? 'image/webp' : null;
}

export const RECUSAS_DA_IMAGEM = [
  'IMAGEM_MUITO_PESADA',
  'IMAGEM_MUITO_GRANDE',
  'IMAGEM_NAO_ACEITA',
  'IMAGEM_ANIMADA',
  'IMAGEM_DANIFICADA',
  'MUITAS_TENTATIVAS',
] as const;

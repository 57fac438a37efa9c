import { verImagem } from '@indica-bem/domain/capa/chamadas';
import { enderecoDaApi } from '../lib/endereco-da-api';

export const IMAGENS = 'imagens';
const MAXIMO = 300;

const PASTA = enderecoDaApi(verImagem, { params: { hash: '' } });

/** The address names the content, so a kept picture is never an old one. */
export function ehImagem(caminho: string): boolean {
  return caminho.startsWith(PASTA);
}

export async function buscarImagem(request: Request): Promise<Response> {
  const cache = await caches.open(IMAGENS);
  const guardada = await cache.match(request);
  if (guardada) return guardada;
  const resposta = await fetch(request);
  if (resposta.ok) await guardar(cache, request, resposta.clone());
  return resposta;
}

/** A full disk costs the picture's copy, not the picture. */
async function guardar(cache: Cache, request: Request, resposta: Response): Promise<void> {
  try {
    await cache.put(request, resposta);
    const guardadas = await cache.keys();
    await Promise.all(guardadas.slice(0, -MAXIMO).map((antiga) => cache.delete(antiga)));
  } catch {
    // Nothing to do: the next time it is fetched again.
  }
}

import type { Db } from '../../db/conexao';
import { type Imagem, lerImagem } from './guardar-imagem';

type Servida = Pick<Imagem, 'tipo' | 'bytes'>;

const BYTES_NO_MAXIMO = 32 * 1024 * 1024;

/**
 * Pictures are public and never change under their address: those asked for lately are served from memory, up to a
 * limit, and one that is being read is read once.
 */
export function imagensNaMemoria(db: Db, maximo = BYTES_NO_MAXIMO): (hash: string) => Promise<Servida> {
  const guardadas = new Map<string, Servida>();
  const lendo = new Map<string, Promise<Servida>>();
  let total = 0;

  const guardar = (hash: string, imagem: Servida) => {
    if (imagem.bytes.length > maximo) return;
    guardadas.set(hash, imagem);
    total += imagem.bytes.length;
    for (const [antiga, { bytes }] of guardadas) {
      if (total <= maximo) break;
      guardadas.delete(antiga);
      total -= bytes.length;
    }
  };

  return async (hash) => {
    const guardada = guardadas.get(hash);
    if (guardada) {
      // A map keeps the order of writing: the one just asked for goes to the end, away from being dropped.
      guardadas.delete(hash);
      guardadas.set(hash, guardada);
      return guardada;
    }
    const emCurso = lendo.get(hash);
    if (emCurso) return emCurso;
    const leitura = lerImagem(db, hash);
    lendo.set(hash, leitura);
    try {
      const imagem = await leitura;
      guardar(hash, imagem);
      return imagem;
    } finally {
      lendo.delete(hash);
    }
  };
}

import { consultas } from '../lib/consultas';
import { idDoUsuario, type Sessao } from '../lib/sessao';
import { type Guardaveis, ligarCopias } from './copias';
import { ligarFila } from './ligar-fila';
import { marcarVisto } from './marca-do-visto';

/** All that works without a network for one person, from the shell on. Returns how to let go of it. */
export function ligarOffline(sessao: Sessao, guardaveis: Guardaveis): () => void {
  const dono = idDoUsuario(sessao);
  marcarVisto(dono);
  const soltarCopias = ligarCopias(consultas, dono, guardaveis);
  const soltarFila = sessao.tipo_usuario === 'prescritor' ? ligarFila(dono) : () => {};
  return () => {
    soltarCopias();
    soltarFila();
  };
}

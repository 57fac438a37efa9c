import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';

/** The owner is the session's; a body that names another is refused instead of quietly corrected. */
export function exigirProprio(idTutor: number | undefined, sessao: Sessao): void {
  if (idTutor !== undefined && idTutor !== sessao.id) throw new Recusa('ACESSO_NEGADO');
}

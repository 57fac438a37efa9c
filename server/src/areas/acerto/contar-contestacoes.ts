import type { Leitura } from '../../db/conexao';
import { contarAteMil } from '../../nucleo/pagina';

/** Lines that stores contest, without an answer yet. */
export const contarContestacoes = (db: Leitura) =>
  contarAteMil(db, db.selectFrom('contestacao').where('estado', '=', 'aberta'));

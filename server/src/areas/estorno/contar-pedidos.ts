import type { Leitura } from '../../db/conexao';
import { contarAteMil } from '../../nucleo/pagina';

/** Requests of stores that nobody has answered yet. */
export const contarPedidos = (db: Leitura) =>
  contarAteMil(db, db.selectFrom('pedido_de_estorno').where('estado', '=', 'aberto'));

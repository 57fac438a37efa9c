import type { Leitura } from '../../db/conexao';
import { contarAteMil } from '../../nucleo/pagina';

/** Purchases held back until somebody has looked at them. */
export const contarEmAnalise = (db: Leitura) =>
  contarAteMil(db, db.selectFrom('compra_suspeita').where('estado', '=', 'em_analise'));

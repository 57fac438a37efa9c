import type { CodigoDoLote, Lote } from '@indica-bem/domain/lote/contrato';
import type { Db } from '../../db/conexao';
import { type Autoria, auditarVista } from '../../nucleo/auditoria';
import { lerCodigos, lerLote } from './ler-lotes';

/** A code is worth a discount to whoever reads it: who did is written down before any leaves, on the way to them. */
export async function verLote(db: Db, id: number, autoria: Autoria): Promise<{ lote: Lote; codigos: CodigoDoLote[] }> {
  const lote = await lerLote(db, id);
  const [codigos] = await Promise.all([lerCodigos(db, id), auditarVista(db, autoria, id)]);
  return { lote, codigos };
}

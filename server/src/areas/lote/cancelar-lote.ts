import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import type { cancelarLote as chamada, Lote } from '@indica-bem/domain/lote/contrato';
import { sql } from 'kysely';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { LIVRE, lerLote } from './ler-lotes';

type Cancelamento = { lote: Lote; cancelados: number };
type Porque = Entrada<typeof chamada>['body'];
type Argumentos = { id: number; adminId: number; porque: Porque; agora: Date; autoria: Autoria };

/**
 * Cancels what is still free and says how many those were. Whoever registers or redeems one at the same moment comes
 * before or after: the row's lock decides, and neither undoes the other. Sent again, it finds nothing left to do.
 */
export const cancelarLote = ato(async (trx, cancelamento: Argumentos): Promise<Cancelamento> => {
  const { id, adminId, porque, agora, autoria } = cancelamento;
  const lote = await trx
    .selectFrom('lote')
    .select(['id', 'cancelado_em'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!lote) throw new Recusa('NAO_ENCONTRADO');
  const { rows } = await sql`
    update prescricao p set cancelada_em = ${agora} where p.lote_id = ${id} and ${LIVRE} returning p.id`.execute(trx);
  if (rows.length > 0 && lote.cancelado_em === null)
    await trx
      .updateTable('lote')
      .set({ cancelado_em: agora, cancelado_por: adminId, motivo: porque.motivo, texto: porque.texto ?? null })
      .where('id', '=', id)
      .execute();
  const cancelados = rows.length;
  if (cancelados > 0) await auditar(trx, autoria, { id, depois: { cancelados, motivo: porque.motivo } });
  else nadaFeito(autoria);
  return { lote: await lerLote(trx, id), cancelados };
});

import { ato } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import { Recusa } from '../../nucleo/recusa';

/**
 * "Tentar de novo", or the same file again: goes on at once with the rows that are left. A job that is still at work
 * holds the import's row, so nothing is done twice.
 */
export const retomarImportacao = ato(async (trx, fila: Fila, id: number): Promise<void> => {
  const importacao = await trx
    .selectFrom('importacao')
    .select('estado')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!importacao) throw new Recusa('NAO_ENCONTRADO');
  if (importacao.estado === 'concluida') return;
  await trx.updateTable('importacao').set({ estado: 'processando' }).where('id', '=', id).execute();
  await fila.enfileirar(trx, 'importacao', { importacaoId: id });
});

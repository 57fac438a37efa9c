import type { Contexto } from '../contexto';
import type { Trx } from '../db/conexao';
import { Recusa } from '../http/recusa';

/** "Tentar de novo": goes on with the rows that are left. */
export async function retomarImportacao({ fila }: Contexto, trx: Trx, id: number): Promise<void> {
  const importacao = await trx
    .selectFrom('importacao')
    .select('estado')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!importacao) throw new Recusa('NAO_ENCONTRADO');
  if (importacao.estado !== 'falhou') return;
  await trx.updateTable('importacao').set({ estado: 'processando' }).where('id', '=', id).execute();
  await fila.enfileirar(trx, 'importacao', { importacaoId: id });
}

import type { Trx } from '../../db/conexao';
import type { Documento } from './conferir-documento';

/** Takes the place of the one before, which is gone at once. */
export async function guardarDocumento(trx: Trx, entrega_id: number, documento: Documento): Promise<void> {
  await trx
    .insertInto('documento_da_entrega')
    .values({ entrega_id, ...documento })
    .onConflict((conflito) => conflito.column('entrega_id').doUpdateSet(documento))
    .execute();
}

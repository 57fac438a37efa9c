import type { Trx } from '../../db/conexao';
import type { Desfeitas } from '../importacao/importador';

/** Codes of a store that nobody got. They are held first: none is handed out while they go. */
export async function desfazerCuponsOnline(trx: Trx, importacaoId: number): Promise<Desfeitas> {
  const codigos = await trx
    .selectFrom('cupom_online')
    .select('cupom_id')
    .where('importacao_id', '=', importacaoId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const emUso = codigos.filter(({ cupom_id }) => cupom_id !== null).length;
  if (emUso === 0) await trx.deleteFrom('cupom_online').where('importacao_id', '=', importacaoId).execute();
  return { feitas: codigos.length, emUso };
}

import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Desfeitas } from '../importacao/importador';

/** Recommendations nobody redeemed. A printed code that the file had taken is blank again, as it came from its batch;
 * one that the team had blocked comes back cancelled, so that nobody takes it. */
export async function desfazerPrescricoesOnline(trx: Trx, importacaoId: number): Promise<Desfeitas> {
  const indicacoes = await trx
    .selectFrom('prescricao')
    .select('tutor_id')
    .where('importacao_id', '=', importacaoId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const emUso = indicacoes.filter(({ tutor_id }) => tutor_id !== null).length;
  if (emUso === 0) await retirar(trx, importacaoId);
  return { feitas: indicacoes.length, emUso };
}

async function retirar(trx: Trx, importacaoId: number): Promise<void> {
  const delas = sql`(select id from prescricao where importacao_id = ${importacaoId})`;
  await sql`delete from reenvio where prescricao_id in ${delas}`.execute(trx);
  await sql`delete from acontecimento where prescricao_id in ${delas}`.execute(trx);
  await sql`delete from envio_de_email where prescricao_id in ${delas}`.execute(trx);
  await sql`delete from prescricao where importacao_id = ${importacaoId} and lote_id is null`.execute(trx);
  await sql`
    update prescricao p
       set data = l.data_referencia, produto_id = null, email = null, telefone = null, tutor_nome = null, pet_nome = null,
           anotacoes = null, origem_lojista_id = null, importacao_id = null, cancelada_em = p.bloqueada_em, bloqueada_em = null
      from lote l where l.id = p.lote_id and p.importacao_id = ${importacaoId}`.execute(trx);
}

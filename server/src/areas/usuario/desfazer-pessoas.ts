import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Desfeitas } from '../importacao/importador';

/**
 * Accounts that were never anybody's: who came in, accepted something, or is a part of somebody else's story stays, and all
 * with her. Their accounts are held first, as by who sets a password: who accepts the invitation at this moment is either
 * in, or finds nothing.
 */
export const desfazerPessoas =
  (papel: TipoDeLogin) =>
  async (trx: Trx, importacaoId: number): Promise<Desfeitas> => {
    const delas = sql`(select id from conta where importacao_id = ${importacaoId})`;
    await sql`select 1 from conta where importacao_id = ${importacaoId} order by id for update`.execute(trx);
    await sql`select 1 from ${sql.table(papel)} where id in ${delas} order by id for update`.execute(trx);
    const { rows } = await sql<Desfeitas>`
      select count(*)::int as feitas, count(*) filter (where ${USADA} or ${sql.join(APOIOS[papel], sql` or `)})::int as "emUso"
        from conta c where c.importacao_id = ${importacaoId}`.execute(trx);
    const [desfeitas = { feitas: 0, emUso: 0 }] = rows;
    if (desfeitas.emUso === 0) await retirar(trx, papel, delas);
    return desfeitas;
  };

/** By herself. */
const USADA = sql<boolean>`(
  c.senha_hash is not null or c.ultimo_acesso_em is not null or c.email_confirmado_em is not null
  or exists (select 1 from identidade_social i where i.conta_id = c.id)
  or exists (select 1 from aceite a where a.conta_id = c.id))`;

const em = (tabela: string, coluna: string) =>
  sql<boolean>`exists (select 1 from ${sql.table(tabela)} t where t.${sql.ref(coluna)} = c.id)`;

/** By what others did with her. */
const APOIOS: Record<TipoDeLogin, RawBuilder<boolean>[]> = {
  tutor: [em('prescricao', 'tutor_id'), em('pet', 'tutor_id'), em('evento', 'tutor_id')],
  prescritor: [em('prescricao', 'prescritor_id'), em('crmv_conferido', 'prescritor_id')],
  lojista: [
    em('prescricao', 'lojista_id'),
    em('prescricao', 'origem_lojista_id'),
    // Read once for all of them: an index by store alone would be one more for the till to write at every sale.
    sql`c.id in (select lojista_id from cupom)`,
    em('cupom_online', 'lojista_id'),
    em('importacao', 'lojista_id'),
    sql`exists (select 1 from lojista l where l.id = c.id and l.campanha_id is not null)`,
  ],
};

async function retirar(trx: Trx, papel: TipoDeLogin, delas: RawBuilder<unknown>): Promise<void> {
  if (papel === 'lojista') await sql`delete from aviso_de_estoque where lojista_id in ${delas}`.execute(trx);
  await sql`delete from ${sql.table(papel)} where id in ${delas}`.execute(trx);
  await sql`delete from conta where id in ${delas}`.execute(trx);
}

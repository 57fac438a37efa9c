import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { transacao } from '../../db/transacao';

/** Longer than any coupon lives: whoever calls about one can be told what was sent. */
const DIAS = 180;
/** What waits that long waits for nothing: its task is over, and whoever did it (an older version) did not write it down. */
const HORAS_DE_ESPERA = 24;
/** The mailbox of before, that could not be told of the change. */
const DIAS_DO_ANTIGO = 30;
const POR_VEZ = 5_000;

/** What became of old e-mails, and of those whose task ended without a word. */
export async function esquecerEmails(db: Db, agora: Date): Promise<void> {
  const ha = (horas: number) => new Date(agora.getTime() - horas * 3_600_000);
  await acertar(db, ha(HORAS_DE_ESPERA), agora);
  await db
    .deleteFrom('troca_de_email')
    .where('trocado_em', '<', ha(DIAS_DO_ANTIGO * 24))
    .execute();
  for (;;) {
    const { numAffectedRows = 0n } = await transacao(db, (trx) =>
      sql`delete from envio_de_email where id in
            (select id from envio_de_email where criado_em < ${ha(DIAS * 24)} order by criado_em limit ${POR_VEZ})`.execute(
        trx,
      ),
    );
    if (numAffectedRows < BigInt(POR_VEZ)) return;
  }
}

/** The queue forgets its tasks after days; one that is not there any more was given up. */
const acertar = (db: Db, antes: Date, agora: Date) =>
  sql`
    update envio_de_email e
       set estado = case when t.state = 'completed' then 'enviado' else 'desistiu' end,
           encerrado_em = coalesce(t.completed_on, ${agora}), proxima_em = null,
           falha = case when t.state = 'completed' then null else coalesce(e.falha, 'interna') end
      from envio_de_email q
      left join lateral (
        select state::text, completed_on from pgboss.job where id = q.id
        union all select state::text, completed_on from pgboss.archive where id = q.id limit 1) t on true
     where e.id = q.id and q.estado = 'espera' and q.criado_em < ${antes}
       and coalesce(t.state, 'failed') not in ('created', 'retry', 'active')`.execute(db);

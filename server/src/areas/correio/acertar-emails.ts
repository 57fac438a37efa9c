import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { aosBocados, POR_BOCADO } from '../../nucleo/aos-bocados';

/** What waits that long and has no task any more waits for nothing: whoever did it (an older version, a killed one) did not write it down. */
const UM_DIA = 24 * 3_600_000;

/** E-mails whose task ended without a word. The queue forgets its tasks after days; one that is not there was given up. */
export async function acertarEmails(db: Db, agora: Date): Promise<void> {
  const antes = new Date(agora.getTime() - UM_DIA);
  await aosBocados(db, (trx) =>
    sql`
      update envio_de_email e
         set estado = case when q.state = 'completed' then 'enviado' else 'desistiu' end,
             encerrado_em = coalesce(q.completed_on, ${agora}), proxima_em = null,
             falha = case when q.state = 'completed' then null else coalesce(e.falha, 'interna') end
        from (select q.id, t.state, t.completed_on
                from envio_de_email q
                left join lateral (
                  select state::text, completed_on from pgboss.job where name = 'email-' || q.tipo and id = q.id
                  union all
                  select state::text, completed_on from pgboss.archive where name = 'email-' || q.tipo and id = q.id
                  limit 1) t on true
               where q.estado = 'espera' and q.criado_em < ${antes}
                 and coalesce(t.state, 'failed') not in ('created', 'retry', 'active')
               order by q.criado_em limit ${POR_BOCADO}) q
       where e.id = q.id`.execute(trx),
  );
}

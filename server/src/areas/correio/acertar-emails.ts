import { sql } from 'kysely';
import type { Db, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { emPaginas } from '../../nucleo/aos-poucos';

/** What waits that long and has no task any more waits for nothing: who did it (an older version, a killed one) did not write it down. */
const UM_DIA = 24 * 3_600_000;

type Espera = { id: string; criado_em: Date; fim: string; acabou_em: Date | null };

/** E-mails whose task ended without a word. The queue forgets its tasks after days; one that is not there was given up. */
export async function acertarEmails(db: Db, agora: Date): Promise<void> {
  const antes = new Date(agora.getTime() - UM_DIA);
  const paginas = emPaginas(
    (ultima: Espera | undefined, limite) => lerEsperas(db, { antes, ultima, limite }),
    (espera) => espera,
  );
  for await (const pagina of paginas) {
    const acabadas = pagina.filter(({ fim }) => !['created', 'retry', 'active'].includes(fim));
    if (acabadas.length > 0) await transacao(db, (trx) => encerrar(trx, acabadas, agora));
  }
}

type Pagina = { antes: Date; ultima: Espera | undefined; limite: number };

/** Cut on its index before each is looked for in the queue, in the one table of its kind. */
async function lerEsperas(db: Db, { antes, ultima, limite }: Pagina): Promise<Espera[]> {
  const depois = ultima ? sql`and (criado_em, id) > (${ultima.criado_em}, ${ultima.id}::uuid)` : sql``;
  const { rows } = await sql<Espera>`
    select q.id, q.criado_em, coalesce(t.state, 'failed') as fim, t.completed_on as acabou_em
      from (select id, tipo, criado_em from envio_de_email where estado = 'espera' and criado_em < ${antes} ${depois}
             order by criado_em, id limit ${limite}) q
      left join lateral (
        select state::text, completed_on from pgboss.job where name = 'email-' || q.tipo and id = q.id
        union all
        select state::text, completed_on from pgboss.archive where name = 'email-' || q.tipo and id = q.id
        limit 1) t on true
     order by q.criado_em, q.id`.execute(db);
  return rows;
}

const encerrar = (trx: Trx, acabadas: Espera[], agora: Date) =>
  sql`
    update envio_de_email e
       set estado = case when a.fim = 'completed' then 'enviado' else 'desistiu' end,
           encerrado_em = coalesce(a.acabou_em, ${agora}), proxima_em = null,
           falha = case when a.fim = 'completed' then null else coalesce(e.falha, 'interna') end
      from unnest(${acabadas.map(({ id }) => id)}::uuid[], ${acabadas.map(({ fim }) => fim)}::text[],
                  ${acabadas.map(({ acabou_em }) => acabou_em)}::timestamptz[]) as a (id, fim, acabou_em)
     where e.id = a.id and e.estado = 'espera'`.execute(trx);

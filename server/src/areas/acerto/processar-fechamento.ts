import { mesDe, mesSeguinte, primeiroDia } from '@indica-bem/domain/brasil/mes';
import { sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Contexto } from '../../nucleo/contexto';
import { guardarMarco } from '../registro/guardar-marco';
import { fecharLoja } from './fechar-loja';
import { COMPRAS_SEM_LINHA } from './sql';

const LOJAS_POR_TAREFA = 100;

/**
 * A short run of stores, then the next run is queued. Each store is closed with the note that it was, in one transaction:
 * whoever goes on after a crash finds it whole or not begun. Before the first, the register's root is signed: the stores
 * get it with their statements, and are its witnesses.
 */
export async function processarFechamento(ctx: Contexto, dia: string): Promise<void> {
  await guardarMarco(ctx, { motivo: 'mes', referencia: dia });
  for (let lojas = 0; lojas < LOJAS_POR_TAREFA; lojas++) {
    if (await transacao(ctx.db, (trx) => fecharProxima(ctx, trx, dia))) return;
  }
  await transacao(ctx.db, (trx) => ctx.fila.enfileirar(trx, 'fechamento', { mes: dia }));
}

/** The job was tried as often as it may: it stops where it is, and says so. */
export async function desistirDoFechamento({ db }: Contexto, dia: string): Promise<void> {
  await db
    .updateTable('fechamento')
    .set({ estado: 'falhou' })
    .where('mes', '=', dia)
    .where('estado', '=', 'em_andamento')
    .execute();
}

/** True when no store is left. The closing's own row is the lock: two workers never hold the same store. */
async function fecharProxima(ctx: Contexto, trx: Trx, dia: string): Promise<boolean> {
  const fechamento = await trx
    .selectFrom('fechamento')
    .select(['estado', 'ate_loja'])
    .where('mes', '=', dia)
    .forUpdate()
    .executeTakeFirst();
  if (fechamento?.estado !== 'em_andamento') return true;
  const [agora, mes] = [ctx.relogio(), mesDe(dia)];
  const lojistaId = await proximaLoja(trx, mes, fechamento.ate_loja);
  if (lojistaId === null) {
    await concluir(trx, dia, agora);
    return true;
  }
  const acertoId = await fecharLoja(trx, { lojistaId, mes, agora });
  if (acertoId !== null) await ctx.fila.enfileirar(trx, 'email-acerto', { acertoId });
  await trx.updateTable('fechamento').set({ ate_loja: lojistaId, andou_em: agora }).where('mes', '=', dia).execute();
  return false;
}

/** The next one with something to close; the others are passed by without a lock or a row. */
async function proximaLoja(db: Leitura, mes: string, depoisDe: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from lojista l
     cross join lateral (
       select 1 from acerto_ajuste a where a.lojista_id = l.id
       union all
       select 1 from cupom c where c.lojista_id = l.id
          and c.data_efetivacao < ${primeiroDia(mesSeguinte(mes))}::date and ${COMPRAS_SEM_LINHA}
       limit 1) alguma
     where l.id > ${depoisDe}
     order by l.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

async function concluir(trx: Trx, dia: string, agora: Date): Promise<void> {
  const { ate } = await trx
    .selectFrom('lojista')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql.lit(0)).as('ate'))
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('fechamento')
    .set({ estado: 'concluido', ate_loja: ate, andou_em: agora, concluido_em: agora })
    .where('mes', '=', dia)
    .execute();
}

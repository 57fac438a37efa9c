import type { Fechamento } from '@indica-bem/domain/acerto/formas';
import { mesTerminou } from '@indica-bem/domain/acerto/regras';
import { mesDe, mesSeguinte, nomeDoMes, primeiroDia } from '@indica-bem/domain/brasil/mes';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { lerFechamento } from './ler-fechamento';

type Pedido = { mes: string; quem: number; agora: Date; hoje: string; autoria: Autoria };

/** A store takes seconds at most: one that has not moved for so long lost its worker, and may be asked for again. */
const PARADO_DEPOIS = 60_000;

/**
 * Starts the closing of a month, once however often it is asked for. One that is done begins anew, for the stores that had
 * nothing then; one that failed goes on where it stopped.
 */
export function fecharMes(ctx: Contexto, pedido: Pedido): Promise<Fechamento> {
  const { mes, hoje } = pedido;
  if (!mesTerminou(mes, hoje)) throw recusarCampo('mes', 'Este mês ainda não terminou');
  return transacao(ctx.db, async (trx) => {
    if (await iniciar(trx, pedido)) {
      await ctx.fila.enfileirar(trx, 'fechamento', { mes: primeiroDia(mes) });
      await auditar(trx, pedido.autoria, { id: Number(mes.replace('-', '')), depois: { mes } });
    } else nadaFeito(pedido.autoria);
    return lerFechamento(trx, mes);
  });
}

/** Whether it begins: not while it is under way. */
async function iniciar(trx: Trx, { mes, quem, agora }: Pedido): Promise<boolean> {
  const dia = primeiroDia(mes);
  await exigirCompras(trx, mes);
  const { numInsertedOrUpdatedRows: novo } = await trx
    .insertInto('fechamento')
    .values({ mes: dia, pedido_por: quem, pedido_em: agora, andou_em: agora })
    .onConflict((conflito) => conflito.doNothing())
    .executeTakeFirstOrThrow();
  await exigirUltimo(trx, mes);
  if (novo) return true;
  const { estado, andou_em } = await trx
    .selectFrom('fechamento')
    .select(['estado', 'andou_em'])
    .where('mes', '=', dia)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (estado === 'em_andamento') {
    const parado = agora.getTime() - andou_em.getTime() >= PARADO_DEPOIS;
    if (parado) await trx.updateTable('fechamento').set({ andou_em: agora }).where('mes', '=', dia).execute();
    return parado;
  }
  await trx
    .updateTable('fechamento')
    .set({ estado: 'em_andamento', pedido_por: quem, pedido_em: agora, andou_em: agora, concluido_em: null })
    .set(estado === 'concluido' ? { ate_loja: 0 } : {})
    .where('mes', '=', dia)
    .execute();
  return true;
}

async function exigirCompras(trx: Trx, mes: string): Promise<void> {
  const { rows } = await sql<{ ha: boolean }>`
    select exists (select from cupom where estado = 'efetivado' and data_efetivacao < ${primeiroDia(mesSeguinte(mes))}::date)
        or exists (select from acerto_ajuste) as ha`.execute(trx);
  if (!rows[0]?.ha) throw recusarCampo('mes', 'Nenhuma compra foi feita até este mês');
}

/** Stores that have a later month would get nothing: what came late enters the next closing. */
async function exigirUltimo(trx: Trx, mes: string): Promise<void> {
  const posterior = await trx
    .selectFrom('fechamento')
    .select('mes')
    .where('mes', '>', primeiroDia(mes))
    .orderBy('mes', 'desc')
    .executeTakeFirst();
  if (!posterior) return;
  const nome = nomeDoMes(mesDe(posterior.mes));
  throw new Recusa('MES_ANTERIOR', { partes: { mes: nome.charAt(0).toUpperCase() + nome.slice(1) } });
}

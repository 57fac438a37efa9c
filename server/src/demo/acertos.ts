import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { mesAnterior, mesDe, mesSeguinte, primeiroDia } from '@indica-bem/domain/brasil/mes';
import { sql } from 'kysely';
import { fecharLoja } from '../areas/acerto/fechar-loja';
import type { Trx } from '../db/conexao';

const meioDia = (dia: string) => new Date(`${dia}T12:00:00-03:00`);

/** Two closed months, the older one paid; the last month waits for who tries the product to close it. */
export async function semearAcertos(trx: Trx, agora: Date): Promise<void> {
  const fechado = mesAnterior(mesAnterior(mesDe(hojeEmSaoPaulo(agora))));
  const { id: admin } = await trx
    .selectFrom('administrador')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const mes of [mesAnterior(fechado), fechado]) await fechar(trx, mes, admin);
  await pagar(trx, mesAnterior(fechado), admin);
}

async function fechar(trx: Trx, mes: string, admin: number): Promise<void> {
  const quando = meioDia(somarDias(primeiroDia(mesSeguinte(mes)), 2));
  const lojas = await trx.selectFrom('lojista').select('id').orderBy('id').execute();
  for (const { id } of lojas) await fecharLoja(trx, { lojistaId: id, mes, agora: quando });
  const ate = lojas.at(-1)?.id ?? 0;
  await trx
    .insertInto('fechamento')
    .values({
      mes: primeiroDia(mes),
      estado: 'concluido',
      ate_loja: ate,
      pedido_por: admin,
      pedido_em: quando,
      andou_em: quando,
      concluido_em: quando,
    })
    .execute();
}

async function pagar(trx: Trx, mes: string, admin: number): Promise<void> {
  const dia = somarDias(primeiroDia(mesSeguinte(mes)), 9);
  await sql`
    insert into acerto_pagamento (acerto_id, data, referencia, valor, pago_por, pago_em)
    select id, ${dia}::date, 'PIX ' || id, total, ${admin}, ${meioDia(dia)} from acerto
     where mes = ${primeiroDia(mes)}::date and total > 0`.execute(trx);
}

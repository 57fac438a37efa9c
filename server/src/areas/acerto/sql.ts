import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { situacaoDoAcerto } from '@indica-bem/domain/acerto/regras';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import type { Papel } from '@indica-bem/domain/contrato/papeis';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Leitura } from '../../db/conexao';

/** Of coupons `c`: purchases that stand in no line yet. */
export const COMPRAS_SEM_LINHA = sql<boolean>`(c.estado = 'efetivado' and not exists (
  select from acerto_linha x where x.cupom_id = c.id and x.vez = c.vez and x.tipo = 'compra'))`;

/** What a store's last settlement `u` leaves to the next one: what it has below zero, if no other store's took it along. */
export const SALDO_QUE_FICA = sql<number>`case when u.total < 0
  and not exists (select from acerto_divida v where v.de_id = u.id) then u.total else 0 end`;

/**
 * Stores that are gone and whose debts a store that is there takes along: they had its CNPJ, or were settled under it, lest
 * a CNPJ changed before the deletion be a way out. What the demonstration made up is nobody real's.
 */
export const antigasDe = (loja: unknown) => sql`
  select d.id from lojista l join conta lk on lk.id = l.id
   cross join lateral (select o.id from lojista o where o.cnpj_da_excluida = l.cnpj
                       union select a.lojista_id from acerto a where a.cnpj = l.cnpj) d (id)
    join conta k on k.id = d.id and k.excluida_em is not null and k.demo = lk.demo
   where l.id = ${loja}`;

/** Of settlements `a`: what came along from others. */
export const HERDADO =
  '(select coalesce(sum(o.total), 0) from acerto_divida h join acerto o on o.id = h.de_id where h.acerto_id = a.id)';

/** Closed months, each with its payment and how many of its lines are contested. */
export const acertos = (db: Leitura) =>
  db
    .selectFrom('acerto as a')
    .leftJoin('acerto_pagamento as p', (em) => em.onRef('p.acerto_id', '=', 'a.id').on('p.desfeito_em', 'is', null))
    .leftJoin('administrador as q', 'q.id', 'p.pago_por')
    .leftJoin('acerto_divida as v', 'v.de_id', 'a.id')
    .leftJoin('acerto as w', 'w.id', 'v.acerto_id')
    .select(['a.id', 'a.lojista_id', 'a.mes', 'a.nome_fantasia', 'a.razao_social', 'a.cnpj', 'a.compras', 'a.ajustes'])
    .select(['a.valor', 'a.descontado', 'a.parte_loja', 'a.parte_grupo', 'a.anterior', 'a.total', 'a.fechado_em'])
    .select(['p.id as pagamento_id', 'p.data as pagamento_data', 'p.referencia', 'p.valor as pago', 'p.pago_em'])
    .select(['q.nome as pago_por', 'w.id as levado_id', 'w.mes as levado_mes', 'w.nome_fantasia as levado_loja'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('acerto_divida as h')
          .innerJoin('acerto as o', 'o.id', 'h.de_id')
          .select(['o.id', 'o.mes', 'o.nome_fantasia', 'o.total'])
          .whereRef('h.acerto_id', '=', 'a.id')
          .orderBy('o.id'),
      ).as('dividas'),
    )
    .select((eb) =>
      eb
        .selectFrom('contestacao as k')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('k.acerto_id', '=', 'a.id')
        .where('k.estado', '=', 'aberta')
        .as('contestacoes'),
    );

type Linha = Awaited<ReturnType<ReturnType<typeof acertos>['executeTakeFirstOrThrow']>>;

/** A store does not read who of the team it was. */
export function apresentarAcerto(a: Linha, papel: Papel): Acerto {
  return {
    id_acerto: a.id,
    id_lojista: a.lojista_id,
    mes: mesDe(a.mes),
    loja: a.nome_fantasia,
    razao_social: a.razao_social,
    cnpj: a.cnpj && formatarCnpj(a.cnpj),
    ...apresentarSomas(a),
    anterior: emReais(a.anterior),
    herdado: emReais(a.dividas.reduce((soma, { total }) => soma + total, 0)),
    dividas: a.dividas.map(({ id, mes, nome_fantasia, total }) => ({
      id_acerto: id,
      mes: mesDe(mes),
      loja: nome_fantasia,
      total: emReais(total),
    })),
    levado_para:
      a.levado_id && a.levado_mes
        ? { id_acerto: a.levado_id, mes: mesDe(a.levado_mes), loja: a.levado_loja ?? '' }
        : null,
    total: emReais(a.total),
    situacao: situacaoDoAcerto({ total: a.total, pago: a.pagamento_id !== null }),
    fechado_em: a.fechado_em.toISOString(),
    pagamento:
      a.pagamento_id === null
        ? null
        : {
            id_pagamento: a.pagamento_id,
            data_pagamento: a.pagamento_data ?? '',
            referencia: a.referencia,
            valor: emReais(a.pago ?? 0),
            pago_em: a.pago_em?.toISOString() ?? '',
            pago_por: papel === 'indicabem' ? a.pago_por : null,
          },
    contestacoes: a.contestacoes ?? 0,
  };
}

export type Somas = {
  compras: number;
  ajustes: number;
  valor: number;
  descontado: number;
  parte_loja: number;
  parte_grupo: number;
};

export const apresentarSomas = ({ compras, ajustes, valor, descontado, parte_loja, parte_grupo }: Somas) => ({
  compras,
  ajustes,
  valor: emReais(valor),
  valorDescontado: emReais(descontado),
  parte_loja: emReais(parte_loja),
  parte_grupo: emReais(parte_grupo),
});

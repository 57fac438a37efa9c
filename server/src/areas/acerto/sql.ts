import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { situacaoDoAcerto } from '@indica-bem/domain/acerto/regras';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import type { Papel } from '@indica-bem/domain/contrato/papeis';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** Of coupons `c`: purchases that stand in no line yet. */
export const COMPRAS_SEM_LINHA = sql<boolean>`(c.estado = 'efetivado' and not exists (
  select from acerto_linha x where x.cupom_id = c.id and x.vez = c.vez and x.tipo = 'compra'))`;

/** Closed months, each with its payment and how many of its lines are contested. */
export const acertos = (db: Leitura) =>
  db
    .selectFrom('acerto as a')
    .leftJoin('acerto_pagamento as p', (em) => em.onRef('p.acerto_id', '=', 'a.id').on('p.desfeito_em', 'is', null))
    .leftJoin('administrador as q', 'q.id', 'p.pago_por')
    .select(['a.id', 'a.lojista_id', 'a.mes', 'a.nome_fantasia', 'a.razao_social', 'a.cnpj', 'a.compras', 'a.ajustes'])
    .select(['a.valor', 'a.descontado', 'a.parte_loja', 'a.parte_grupo', 'a.anterior', 'a.total', 'a.fechado_em'])
    .select(['p.id as pagamento_id', 'p.data as pagamento_data', 'p.referencia', 'p.valor as pago', 'p.pago_em'])
    .select('q.nome as pago_por')
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

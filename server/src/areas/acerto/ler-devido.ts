import type { AcertoAberto, Devido } from '@indica-bem/domain/acerto/formas';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { preparar } from '../../db/preparar';
import { antigasDe, apresentarSomas, SALDO_QUE_FICA, type Somas } from './sql';

const somarFechados = preparar({
  nome: 'acertos-a-pagar',
  valores: ['loja'],
  texto: ({ loja }) => sql<{ acertos: number; total: number }>`
    select count(*)::int as acertos, coalesce(sum(a.total), 0) as total from acerto a
     where a.lojista_id = ${loja} and a.total > 0
       and not exists (select from acerto_pagamento p where p.acerto_id = a.id and p.desfeito_em is null)`,
});

/** What is owed to a store: what was closed and not paid, and apart from it what is open so far. */
export async function lerDevido(db: Leitura, lojistaId: number): Promise<Devido> {
  const [{ acertos, total } = { acertos: 0, total: 0 }] = await somarFechados(db, { loja: lojistaId });
  return { a_pagar: { acertos, total: emReais(total) }, aberto: await lerAberto(db, lojistaId) };
}

type Linha = Somas & { anterior: number; retidas: number; parte_retida: number; antigas: number[] };

/** Of purchases `c`. */
const SOMAS = sql`count(*) as compras, coalesce(sum(c.valor), 0) as valor, coalesce(sum(c.descontado), 0) as descontado,
  coalesce(sum(parte_da_loja(c.valor, c.descontado)), 0) as parte_loja,
  coalesce(sum(parte_do_grupo(c.valor, c.descontado)), 0) as parte_grupo`;

/** Sums of an index and of a row a month, where looking for each purchase's line would read them all. */
const somarAberto = preparar({
  nome: 'acerto-aberto',
  valores: ['loja'],
  texto: ({ loja }) => sql<Linha>`
    with vendido as (select ${SOMAS} from cupom c where c.lojista_id = ${loja} and c.estado = 'efetivado'),
    retido as (
      select ${SOMAS} from compra_retida r join cupom c on c.id = r.cupom_id and c.vez = r.vez
       where c.lojista_id = ${loja} and c.estado = 'efetivado'),
    fechado as (
      select coalesce(sum(compras - ajustes), 0) as compras, coalesce(sum(valor), 0) as valor,
             coalesce(sum(descontado), 0) as descontado, coalesce(sum(parte_loja), 0) as parte_loja,
             coalesce(sum(parte_grupo), 0) as parte_grupo from acerto where lojista_id = ${loja}),
    desfeito as (select count(*) as ajustes from acerto_ajuste where lojista_id = ${loja})
    select v.compras - r.compras - f.compras + d.ajustes as compras, d.ajustes,
           v.valor - r.valor - f.valor as valor, v.descontado - r.descontado - f.descontado as descontado,
           v.parte_loja - r.parte_loja - f.parte_loja as parte_loja,
           v.parte_grupo - r.parte_grupo - f.parte_grupo as parte_grupo,
           r.compras as retidas, r.parte_grupo as parte_retida,
           coalesce((select ${SALDO_QUE_FICA} from acerto u where u.lojista_id = ${loja} order by u.mes desc limit 1), 0) as anterior,
           array(${antigasDe(loja)}) as antigas
      from vendido v, retido r, fechado f, desfeito d`,
});

/**
 * What the next closing would have now: all that was sold, less what the closed months say and what is held back;
 * `invariants.sql` says that this and the lines come to the same, to the cent. Stores that are gone are closed as well, and
 * what they would have below zero comes along.
 */
export async function lerAberto(db: Leitura, lojistaId: number): Promise<AcertoAberto> {
  const [{ anterior, retidas, parte_retida, antigas, ...somas }] = (await somarAberto(db, { loja: lojistaId })) as [
    Linha,
  ];
  let herdado = 0;
  for (const loja of antigas) {
    const [antiga] = (await somarAberto(db, { loja })) as [Linha];
    herdado += Math.min(0, antiga.parte_grupo + antiga.anterior);
  }
  return {
    ...apresentarSomas(somas),
    anterior: emReais(anterior + herdado),
    herdado: emReais(herdado),
    total: emReais(somas.parte_grupo + anterior + herdado),
    em_analise: { compras: retidas, parte_grupo: emReais(parte_retida) },
  };
}

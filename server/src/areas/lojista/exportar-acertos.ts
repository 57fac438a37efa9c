import type { DadosDoLojista } from '@indica-bem/domain/lojista/dados';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { emPaginas, semId } from '../../nucleo/aos-poucos';
import { HERDADO } from '../acerto/sql';

type ComId<P extends 'acertos' | 'contestacoes'> = DadosDoLojista[P][number] & { id: number };

const emReais = (coluna: string) => sql<number>`${sql.ref(coluna)} / 100.0`;

/** What was settled with the store, month by month, for its copy of what is held about it. */
export const acertos = (db: Leitura, id: number): AsyncIterable<DadosDoLojista['acertos']> =>
  emPaginas(
    (ultimo: ComId<'acertos'> | undefined, limite) =>
      db
        .selectFrom('acerto as a')
        .leftJoin('acerto_pagamento as p', (em) => em.onRef('p.acerto_id', '=', 'a.id').on('p.desfeito_em', 'is', null))
        .select(['a.id', sql<string>`to_char(a.mes, 'YYYY-MM')`.as('mes'), 'a.compras', 'a.ajustes'])
        .select([emReais('a.valor').as('valor'), emReais('a.descontado').as('valor_descontado')])
        .select([emReais('a.parte_loja').as('parte_loja'), emReais('a.parte_grupo').as('parte_grupo')])
        .select([emReais('a.anterior').as('anterior'), emReais('a.total').as('total')])
        .select(sql<number>`${sql.raw(HERDADO)} / 100.0`.as('herdado'))
        .select(['p.data as pago_em', 'p.referencia'])
        .where('a.lojista_id', '=', id)
        .where('a.id', '>', ultimo?.id ?? 0)
        .orderBy('a.id')
        .limit(limite)
        .execute(),
    semId,
  );

export const contestacoes = (db: Leitura, id: number): AsyncIterable<DadosDoLojista['contestacoes']> =>
  emPaginas(
    (ultima: ComId<'contestacoes'> | undefined, limite) =>
      db
        .selectFrom('contestacao as k')
        .innerJoin('acerto_linha as l', 'l.id', 'k.linha_id')
        .innerJoin('acerto as a', 'a.id', 'k.acerto_id')
        .select(['k.id', sql<string>`to_char(a.mes, 'YYYY-MM')`.as('mes'), 'l.codigo as cupom', 'k.texto'])
        .select(sql<string>`to_char(k.aberta_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('aberta_em'))
        .select(['k.estado', 'k.resposta'])
        .where('k.lojista_id', '=', id)
        .where('k.id', '>', ultima?.id ?? 0)
        .orderBy('k.id')
        .limit(limite)
        .execute(),
    semId,
  );

import { type OrdemDePessoas, TOTAL_ATE, type Total } from '@indica-bem/domain/contrato/tipos';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Leitura } from '../db/conexao';
import { lerCursor } from './cursor';
import { emPagina } from './ordem';

const ID = /^\d{1,9}$/;

/** A name as lists are ordered by it. The indexes `*_por_nome` hold the same expression. */
const porNome = (coluna: string): RawBuilder<string> => sql<string>`${sql.ref(coluna)} collate pt_br`;

/**
 * How a list of people goes on: by name, or from the newest (ids only grow), or either from its end. `acharAntes`: what a search finds is found
 * first and sorted then, so the expression is not the index's; walking the names in order until enough of them match
 * would pass by half of everybody before the first Maria.
 */
type Ordenacao = { nome: string; id: string; ordem?: OrdemDePessoas | undefined; acharAntes?: boolean };

const PELO_ID = new Set<OrdemDePessoas>(['recentes', 'antigos']);
const DESCEM = new Set<OrdemDePessoas>(['-nome', 'recentes']);

export function emOrdem({ nome, id, ordem = 'nome', acharAntes = false }: Ordenacao): RawBuilder<unknown> {
  const sentido = sql.raw(DESCEM.has(ordem) ? 'desc' : 'asc');
  if (PELO_ID.has(ordem)) return sql`${acharAntes ? sql`(${sql.ref(id)} + 0)` : sql.ref(id)} ${sentido}`;
  const pelo = acharAntes ? sql`(${porNome(nome)} || '')` : porNome(nome);
  return sql`${pelo} ${sentido}, ${sql.ref(id)} ${sentido}`;
}

/** The rows after the cursor's; all of them for none, or for one that is no cursor. */
export function depoisDe(cursor: string | undefined, { nome, id, ordem = 'nome' }: Ordenacao): RawBuilder<boolean> {
  const [ultimoNome, ultimoId] = lerCursor(cursor);
  if (ultimoNome === undefined || !ultimoId || !ID.test(ultimoId)) return sql<boolean>`true`;
  const sentido = sql.raw(DESCEM.has(ordem) ? '<' : '>');
  if (PELO_ID.has(ordem)) return sql<boolean>`${sql.ref(id)} ${sentido} ${Number(ultimoId)}`;
  return sql<boolean>`(${porNome(nome)}, ${sql.ref(id)}) ${sentido} (${ultimoNome}, ${Number(ultimoId)})`;
}

/** The query brings one row more than the page holds: it only tells that there is another page. */
export const paginaPorNome = <T extends { id: number; nome: string }>(linhas: T[], limite: number) =>
  emPagina(linhas, limite, ({ nome, id }) => [nome, id]);

/** How many a filter finds, never reading past the thousand that it tells exactly; only for the first page. */
export async function contarAte<DB, TB extends keyof DB, O>(
  db: Leitura,
  lista: SelectQueryBuilder<DB, TB, O>,
  cursor?: string,
): Promise<Total> {
  return cursor ? null : contarAteMil(db, lista);
}

export async function contarAteMil<DB, TB extends keyof DB, O>(
  db: Leitura,
  lista: SelectQueryBuilder<DB, TB, O>,
): Promise<NonNullable<Total>> {
  const achadas = lista
    .clearSelect()
    .select(sql<number>`1`.as('um'))
    .limit(TOTAL_ATE + 1);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${achadas}) as achadas`.execute(db);
  const n = rows[0]?.n ?? 0;
  return { quantos: Math.min(n, TOTAL_ATE), exato: n <= TOTAL_ATE };
}

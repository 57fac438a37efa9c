import { type RawBuilder, sql } from 'kysely';
import { escreverCursor, lerCursor } from './cursor';

const ID = /^\d{1,9}$/;

/** A name as lists are ordered by it. The indexes `*_por_nome` hold the same expression. */
const porNome = (coluna: string): RawBuilder<string> => sql<string>`${sql.ref(coluna)} collate pt_br`;

/**
 * The order of a list. `acharAntes`: what a search finds is found first and sorted then, so the expression is not the
 * index's; walking the names in order until enough of them match would pass by half of everybody before the first Maria.
 */
export const emOrdem = (coluna: string, { acharAntes }: { acharAntes: boolean }): RawBuilder<string> =>
  acharAntes ? sql<string>`(${porNome(coluna)} || '')` : porNome(coluna);

/** The rows after the cursor's in a list ordered by name and id; undefined for none, or for one that is no cursor. */
export function depoisDe(
  cursor: string | undefined,
  { nome, id }: { nome: string; id: string },
): RawBuilder<boolean> | undefined {
  const [ultimoNome, ultimoId] = lerCursor(cursor);
  if (ultimoNome === undefined || !ultimoId || !ID.test(ultimoId)) return undefined;
  return sql<boolean>`(${porNome(nome)}, ${sql.ref(id)}) > (${ultimoNome}, ${Number(ultimoId)})`;
}

/** The query brings one row more than the page holds: it only tells that there is another page. */
export function paginaPorNome<T extends { id: number; nome: string }>(linhas: T[], limite: number) {
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return { visiveis, proximo: ultima ? escreverCursor([ultima.nome, String(ultima.id)]) : null };
}

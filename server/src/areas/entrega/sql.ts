import { type RawBuilder, sql } from 'kysely';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';

const ID = /^\d{1,9}$/;
// To its end: what only begins like one would end the query with an error.
const DIA_OU_MOMENTO = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;

/** The rows after the cursor's, newest first by `coluna`; all of them for none, or for one that is no cursor. */
export function depoisDaData(cursor: string | undefined, coluna: RawBuilder<unknown>): RawBuilder<boolean> {
  const [data, id] = lerCursor(cursor);
  if (!data || !DIA_OU_MOMENTO.test(data) || !id || !ID.test(id)) return sql<boolean>`true`;
  return sql<boolean>`(${coluna}, e.id) < (${data}, ${Number(id)})`;
}

/** The query brings one row more than the page holds: it only tells that there is another page. */
export function paginaPorData<T extends { id: number }>(linhas: T[], limite: number, dataDe: (linha: T) => string) {
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return { visiveis, proximo: ultima ? escreverCursor([dataDe(ultima), String(ultima.id)]) : null };
}

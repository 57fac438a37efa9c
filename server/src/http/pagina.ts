import { escreverCursor, lerCursor } from './cursor';

const ID = /^\d{1,9}$/;

/** Where a list ordered by name and id goes on; undefined at its beginning, or for a cursor that is none. */
export function depoisDe(cursor: string | undefined): { nome: string; id: number } | undefined {
  const [nome, id] = lerCursor(cursor);
  return nome !== undefined && id && ID.test(id) ? { nome, id: Number(id) } : undefined;
}

/** The query brings one row more than the page holds: it only tells that there is another page. */
export function paginaPorNome<T extends { id: number; nome: string }>(linhas: T[], limite: number) {
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return { visiveis, proximo: ultima ? escreverCursor([ultima.nome, String(ultima.id)]) : null };
}

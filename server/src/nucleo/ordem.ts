import { dataValida } from '@indica-bem/domain/brasil/datas';
import { type RawBuilder, sql } from 'kysely';
import { escreverCursor, lerCursor } from './cursor';

/** As PostgreSQL writes it: a Date would lose its microseconds, and the page its place. */
export const MOMENTO = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;

/** How the value of a cursor is read back for each kind of column; undefined: it is no such value. */
const LIDOS = {
  texto: (valor) => sql`${valor}`,
  data: (valor) => (dataValida(valor) ? sql`${valor}::date` : undefined),
  momento: (valor) => (MOMENTO.test(valor) ? sql`${valor}::timestamptz` : undefined),
  inteiro: (valor) => (/^-?\d{1,15}$/.test(valor) ? sql`${Number(valor)}::bigint` : undefined),
  decimal: (valor) => (/^\d{1,9}(\.\d{1,4})?$/.test(valor) ? sql`${valor}::numeric` : undefined),
} satisfies Record<string, (valor: string) => RawBuilder<unknown> | undefined>;

/** One column an order rests on, as SQL; the last of an order tells any two rows apart. An index holds the same. */
export type Chave<L> = {
  sql: string;
  tipo: keyof typeof LIDOS;
  /** The same of a row that was read. */
  de: (linha: L) => string | number | null;
  desce?: boolean;
};
export type Ordem<L> = readonly Chave<L>[];
type Colunas = readonly Pick<Chave<never>, 'sql' | 'tipo' | 'desce'>[];

/** Two orders of one name: as it is, and with `-` before it from the other end, the same index read backwards. */
export function nosDoisSentidos<N extends string, L>(nome: N, ordem: Ordem<L>) {
  const doFim: Ordem<L> = ordem.map((chave) => ({ ...chave, desce: !chave.desce }));
  return { [nome]: ordem, [`-${nome}`]: doFim } as Record<N | `-${N}`, Ordem<L>>;
}

export const emOrdemDe = (ordem: Colunas): RawBuilder<unknown> =>
  sql.join(ordem.map(({ sql: coluna, desce }) => sql`${sql.raw(coluna)} ${sql.raw(desce ? 'desc' : 'asc')}`));

/** The rows after the cursor's; all of them for none, or for one that is no cursor of this order. */
export function depoisDaLinha(cursor: string | undefined, ordem: Colunas): RawBuilder<boolean> {
  const escritos = lerCursor(cursor);
  const valores = ordem.map(({ tipo }, n) => {
    const escrito = escritos[n];
    return escrito === undefined ? undefined : LIDOS[tipo](escrito);
  });
  if (!valores.every((valor) => valor !== undefined)) return sql<boolean>`true`;
  return depoisDe(ordem, valores);
}

/** Columns that go one way are compared as one row, which an index answers by itself; a turn begins another. */
function depoisDe(ordem: Colunas, valores: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const [primeira] = ordem;
  const sentido = sql.raw(primeira?.desce ? '<' : '>');
  const vira = ordem.findIndex(({ desce }) => Boolean(desce) !== Boolean(primeira?.desce));
  const juntas = linha(ordem.slice(0, vira < 0 ? ordem.length : vira));
  if (vira < 0) return sql<boolean>`${juntas} ${sentido} (${sql.join(valores)})`;
  const destas = sql`(${sql.join(valores.slice(0, vira))})`;
  const resto = depoisDe(ordem.slice(vira), valores.slice(vira));
  return sql<boolean>`(${juntas} ${sentido} ${destas} or ${juntas} = ${destas} and ${resto})`;
}

const linha = (ordem: Colunas) => sql`(${sql.join(ordem.map(({ sql: coluna }) => sql.raw(coluna)))})`;

/** The query brings one row more than the page holds: it only tells that there is another page. */
export function emPagina<T>(linhas: T[], limite: number, posicao: (ultima: T) => readonly (string | number)[]) {
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return { visiveis, proximo: ultima === undefined ? null : escreverCursor(posicao(ultima).map(String)) };
}

export const paginaEmOrdem = <L>(linhas: L[], limite: number, ordem: Ordem<L>) =>
  emPagina(linhas, limite, (ultima) => ordem.map(({ de }) => de(ultima) ?? ''));

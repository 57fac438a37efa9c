import { type RawBuilder, sql } from 'kysely';

/** A row as it comes from the database: values in the order of the select, what was joined beside the rest. */
export type LinhaSolta = readonly unknown[];
type Leitor<T> = (linha: LinhaSolta) => T | null;

type Contas = Record<string, RawBuilder<unknown>>;
export type Parte<T> = {
  /** How many columns it takes. */
  largura: number;
  /** For the list of a select; `de`: where its columns are. */
  colunas: (de: string) => RawBuilder<unknown>;
  /** The same names, already given in a subquery. */
  repetidas: (de: string) => RawBuilder<unknown>;
  leitor: (inicio: number) => Leitor<T>;
};

/**
 * A joined row comes as plain columns and is put together here: as JSON it would be composed by the database and read
 * again by us, which costs both more than the join. The first column is never null in its table: without it there is no
 * such row. `contas` are worked out beside the columns.
 */
export function parte<T>(nome: string, colunas: readonly (keyof T & string)[], contas: Contas = {}): Parte<T> {
  const campos = [...colunas, ...Object.keys(contas)];
  const planas = campos.map((campo) => sql.id(`${nome}.${campo}`));
  return {
    largura: campos.length,
    colunas: (de) => {
      const valores = [...colunas.map((coluna) => sql.id(de, coluna)), ...Object.values(contas)];
      return sql.join(valores.map((valor, i) => sql`${valor} as ${planas[i]}`));
    },
    repetidas: (de) => sql.join(planas.map((plana) => sql`${sql.id(de)}.${plana}`)),
    leitor: (inicio) => leitorDe(campos, inicio),
  };
}

/**
 * Written out, as by hand: an object of twenty fields takes a fraction of a microsecond so, and some twenty of them in a
 * loop over names. The names are those of columns, from our own code.
 */
function leitorDe<T>(campos: readonly string[], inicio: number): Leitor<T> {
  const pares = campos.map((campo, i) => `${JSON.stringify(campo)}: linha[${inicio + i}]`);
  return new Function('linha', `return linha[${inicio}] === null ? null : { ${pares.join(', ')} }`) as Leitor<T>;
}

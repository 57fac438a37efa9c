import type pg from 'pg';
import type { Tabela } from './tabelas-da-copia';

type Numerada = { tabela: string; coluna: string; sequencia: string; ultimo: string | null };

/** A number that was given is not given again, even if its row is gone: others may still speak of it. */
export async function lerSequencias(client: pg.ClientBase, tabelas: Tabela[]): Promise<Record<string, number>> {
  const numeradas = await lerNumeradas(client, tabelas);
  return Object.fromEntries(
    numeradas.flatMap(({ tabela, coluna, ultimo }) =>
      ultimo === null ? [] : [[`${tabela}.${coluna}`, Number(ultimo)] as const],
    ),
  );
}

/** Each goes on after the last number given; where the copy does not say it, after the highest there is. */
export async function acertarSequencias(
  client: pg.ClientBase,
  tabelas: Tabela[],
  ditas: Record<string, number>,
): Promise<void> {
  for (const { tabela, coluna, sequencia } of await lerNumeradas(client, tabelas))
    await client.query(
      `select setval($1::regclass, coalesce(ultimo, 1), ultimo is not null)
         from (select greatest(max(${coluna}), $2::bigint) as ultimo from ${tabela}) t`,
      [sequencia, ditas[`${tabela}.${coluna}`] ?? null],
    );
}

/** Whoever only works with rows may not read them, unless it was granted. */
async function lerNumeradas(client: pg.ClientBase, tabelas: Tabela[]): Promise<Numerada[]> {
  const { rows } = await client.query<Numerada>(
    `select tabela, coluna, sequencia,
            case when has_sequence_privilege(sequencia, 'select') then pg_sequence_last_value(sequencia::regclass) end as ultimo
       from (select t.nome as tabela, quote_ident(a.attname) as coluna, pg_get_serial_sequence(t.nome, a.attname) as sequencia
               from unnest($1::text[]) as t (nome)
               join pg_attribute a on a.attrelid = t.nome::regclass and a.attidentity <> '' and not a.attisdropped) n
      order by 1, 2`,
    [tabelas.map(({ nome }) => nome)],
  );
  return rows;
}

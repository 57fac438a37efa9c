import type pg from 'pg';

export type Tabela = { nome: string; colunas: string; origem: string };

/** Kept elsewhere or of no worth later: what was applied, the counters of the limits, what is said of copies. */
const FORA = ['migracao', 'migracao_passo', 'limite', 'copia_de_seguranca'];
const TAREFAS = 'pgboss.job';

/** Whether it is the product's own, and not of its queues. */
export const nossa = ({ nome }: Tabela): boolean => nome !== TAREFAS;

/**
 * Every table with the columns that hold something of their own, in an order that does not change. Those of the product stand
 * without their schema: the copy may be taken back into another.
 */
export async function tabelasDaCopia(client: pg.ClientBase): Promise<Tabela[]> {
  const { rows } = await client.query<{ nome: string; colunas: string }>(
    `select case when n.nspname = 'pgboss' then format('%I.%I', n.nspname, c.relname) else quote_ident(c.relname) end as nome,
            string_agg(quote_ident(a.attname), ', ' order by a.attnum) as colunas
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.oid = (select relnamespace from pg_class where oid = 'conta'::regclass) and c.relname <> all ($1)
             or format('%I.%I', n.nspname, c.relname) = $2)
      group by 1 order by 1`,
    [FORA, TAREFAS],
  );
  return rows.map(({ nome, colunas }) => {
    // Of the jobs only those still to do: the done ones are history.
    const quais = nome === TAREFAS ? " where state < 'completed'" : '';
    return { nome, colunas, origem: `select ${colunas} from ${nome}${quais}` };
  });
}

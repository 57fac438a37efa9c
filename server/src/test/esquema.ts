import type pg from 'pg';

/** Tables, columns, constraints, indexes, triggers and functions, as PostgreSQL itself writes them down. */
const ESQUEMA = `
  select 'coluna ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
         || case when a.attnotnull then ' not null' else '' end
         || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') as linha
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v')
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  union all select 'regra ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'indice ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'gatilho ' || pg_get_triggerdef(t.oid) from pg_trigger t
    join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace where not t.tgisinternal
  union all select 'funcao ' || p.proname || ' ' || p.prosrc from pg_proc p
    left join pg_depend e on e.objid = p.oid and e.deptype = 'e'
   where p.pronamespace = 'public'::regnamespace and e.objid is null
  order by 1`;
export const esquemaDe = async (pool: pg.Pool) =>
  (await pool.query<{ linha: string }>(ESQUEMA)).rows.map(({ linha }) => linha);

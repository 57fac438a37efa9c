import type pg from 'pg';
import { nossa, type Tabela } from './tabelas-da-copia';

type ChaveEstrangeira = { tabela: string; nome: string; definicao: string };

/** Those that no primary key or unique constraint stands on. */
const INDICES = `
  select i.indexrelid::regclass::text as nome, pg_get_indexdef(i.indexrelid) as definicao
    from pg_index i
   where i.indrelid = any ($1::text[]::regclass[])
     and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
   order by 1`;

/**
 * In a transaction: rows come in as they were, in whatever order. The triggers sleep, foreign keys and indexes are gone
 * meanwhile; the keys made again look at every row, and an index is sooner built than kept up a row at a time (the search by
 * pieces of names above all). All of it is the right of who owns the tables.
 */
export async function semAmarras<T>(client: pg.ClientBase, tabelas: Tabela[], acao: () => Promise<T>): Promise<T> {
  const nomes = tabelas.filter(nossa).map(({ nome }) => nome);
  const { rows: chaves } = await client.query<ChaveEstrangeira>(
    `select conrelid::regclass::text as tabela, quote_ident(conname) as nome, pg_get_constraintdef(oid) as definicao
       from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[]) order by 1, 2`,
    [nomes],
  );
  for (const nome of nomes) await client.query(`alter table ${nome} disable trigger user`);
  for (const { tabela, nome } of chaves) await client.query(`alter table ${tabela} drop constraint ${nome}`);
  const { rows: indices } = await client.query<{ nome: string; definicao: string }>(INDICES, [nomes]);
  for (const { nome } of indices) await client.query(`drop index ${nome}`);
  const feito = await acao();
  for (const { definicao } of indices) await client.query(definicao);
  for (const { tabela, nome, definicao } of chaves)
    await client.query(`alter table ${tabela} add constraint ${nome} ${definicao}`);
  for (const nome of nomes) await client.query(`alter table ${nome} enable trigger user`);
  return feito;
}

import type pg from 'pg';
import { nossa, type Tabela } from './tabelas-da-copia';

type ChaveEstrangeira = { tabela: string; nome: string; definicao: string };

/**
 * In a transaction: rows come in as they were, in whatever order. The triggers sleep and the foreign keys are gone meanwhile;
 * made again, they look at every row. All of it is the right of who owns the tables.
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
  const feito = await acao();
  for (const { tabela, nome, definicao } of chaves)
    await client.query(`alter table ${tabela} add constraint ${nome} ${definicao}`);
  for (const nome of nomes) await client.query(`alter table ${nome} enable trigger user`);
  return feito;
}

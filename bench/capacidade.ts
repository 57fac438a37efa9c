import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import type pg from 'pg';
import { darQuilos } from '../server/src/dar-quilos';
import { indicarMuitas } from './apoio/banco';
import { criarCupons, escreverProvas, povoarPraca } from './apoio/cupons';
import { anotar, formatar } from './apoio/medir';
import { comProduto } from './apoio/produto';

/**
 * What a row of each table that grows takes on disk, with its indexes, and how much a sale writes to the log: the figures of
 * docs/capacity.md. Recommendations, people and coupons in bulk; the rest as the product itself leaves it after sales at the till.
 */
const INDICACOES = 40_000;
const VENDAS = 2_000;
const DE_UMA_VEZ = 8;

await comProduto(async ({ ctx, endereco }) => {
  const { pool } = ctx;
  await indicarMuitas(pool, INDICACOES);
  const lojas = await povoarPraca(pool);
  const antes = await criarCupons(pool, lojas, 0);
  const arquivo = await escreverProvas(pool, { lojas, antes, pasta: os.tmpdir() });
  const provas = (await readFile(arquivo, 'utf8')).split('\n');
  await rm(arquivo);
  await pool.query('truncate quilo_a_registrar, compra_a_julgar');
  await pool.query('checkpoint');
  const inicio = await escrito(pool);
  let n = 0;
  const caixa = async () => {
    for (let vez = n++; vez < VENDAS; vez = n++) {
      const [api_token = '', prova] = provas[vez]?.split(' ') ?? [];
      const resposta = await fetch(`${endereco}/api/coupon/${Number(antes) + vez + 1}`, {
        method: 'PUT',
        headers: { api_token, 'content-type': 'application/json' },
        body: JSON.stringify({ nome_funcionario: 'Caio', valor: 289.9, peso: 15, prova }),
      });
      if (!resposta.ok) throw new Error(await resposta.text());
    }
  };
  await Promise.all(Array.from({ length: DE_UMA_VEZ }, caixa));
  const vendidas = await escrito(pool);
  while ((await darQuilos(ctx)) > 0);
  const fim = await escrito(pool);
  const kb = (bytes: number) => bytes / VENDAS / 1024;
  anotar({
    medida: 'Uma venda no WAL, em kB',
    comparada: '',
    valor: kb(fim - inicio),
    figuras: `${formatar(kb(vendidas - inicio))} no caixa, ${formatar(kb(fim - vendidas))} julgada e no registro, com páginas inteiras`,
  });
  await pool.query('vacuum analyze');
  for (const { tabela, linhas, linha, indices } of await tamanhos(pool))
    anotar({
      medida: `${tabela}, bytes por linha`,
      comparada: '',
      valor: linha + indices,
      figuras: `${formatar(linha)} da tabela e ${formatar(indices)} dos índices; ${linhas} linhas`,
    });
});

async function escrito(pool: pg.Pool): Promise<number> {
  return Number((await pool.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)).rows[0].bytes);
}

type Tamanho = { tabela: string; linhas: number; linha: number; indices: number };

async function tamanhos(pool: pg.Pool): Promise<Tamanho[]> {
  const { rows } = await pool.query<Tamanho>(
    `select relname as tabela, reltuples::int as linhas, pg_table_size(oid) / reltuples as linha,
            pg_indexes_size(oid) / reltuples as indices
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000
      order by pg_total_relation_size(oid) desc`,
  );
  return rows;
}

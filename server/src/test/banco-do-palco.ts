import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { abrirPool } from '../db/conexao';
import { abrirLeitor, type Leitor } from '../db/leitor';
import { MOLDE } from './banco-molde';
import { enderecosDe } from './enderecos';
import { noServidor } from './no-servidor';
import { esvaziarTabelas, PARENTESCO } from './semente';

/** A database as the template has it, and connections to it. */
export type BancoDoPalco = {
  nome: string;
  enderecos: ReturnType<typeof enderecosDe>;
  pool: pg.Pool;
  leitor: Leitor;
  parentesco: string;
  /** How often two acts have waited for each other in it. */
  abracos: number;
};

/** What the file before in this worker left as it had found it: its connections have learned the tables, a quarter of all work. */
let guardado: BancoDoPalco | undefined;

export async function tomarBanco(): Promise<BancoDoPalco> {
  const pronto = guardado;
  guardado = undefined;
  if (pronto) return pronto;
  const nome = `teste_${randomUUID().replaceAll('-', '')}`;
  await noServidor(`create database ${nome} template ${MOLDE} strategy file_copy`);
  const enderecos = enderecosDe(nome);
  const pool = abrirPool(enderecos.DATABASE_URL);
  const leitor = abrirLeitor(enderecos.DATABASE_URL);
  const { rows } = await pool.query<{ parentesco: string }>(`select ${PARENTESCO} as parentesco`);
  return { nome, enderecos, pool, leitor, parentesco: rows[0]?.parentesco ?? '', abracos: 0 };
}

/** Emptied for the next file, if nothing but its rows has changed, or gone. Answers how often two acts waited for each other. */
export async function largarBanco(banco: BancoDoPalco): Promise<number> {
  const { nome, pool, leitor, abracos } = banco;
  const estado = emRepouso(banco) ? await limpar(banco) : undefined;
  if (estado?.limpo) {
    guardado = { ...banco, abracos: estado.abracos };
    return estado.abracos - abracos;
  }
  await leitor.fechar();
  await pool.end();
  const [fim] = await noServidor<{ abracos: number }>(`select (${ABRACOS}) as abracos`, [nome]);
  await noServidor(`drop database ${nome} with (force)`);
  return (fim?.abracos ?? 0) - abracos;
}

/** What the embedded PostgreSQL wrote of the last ones: who waited for whom, and with which statements. */
export async function lerAbracos(): Promise<string> {
  const socket = new URL(inject('postgres')).searchParams.get('host') ?? '';
  const log = await readFile(path.join(socket, '../postgres.log'), 'utf8').catch(() => '');
  const [, ...quais] = log.split(/^.*ERROR: {2}deadlock detected$/m);
  return quais
    .map((depois) => depois.slice(0, 1_500))
    .slice(-3)
    .join('\n');
}

const emRepouso = ({ pool, leitor }: BancoDoPalco) =>
  [pool, ...Object.values(leitor.pools)].every((um) => !um.ended && um.idleCount === um.totalCount && !um.waitingCount);

const ABRACOS = 'select deadlocks::int from pg_stat_database where datname = $1';

async function limpar({ nome, pool, parentesco }: BancoDoPalco): Promise<{ limpo: boolean; abracos: number }> {
  const conexoes = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    // Each tells at once what it has counted, and not when it comes to it.
    await Promise.all(conexoes.map((conexao) => conexao.query('select pg_stat_force_next_flush()')));
    const [conexao] = conexoes;
    const { rows } = (await conexao?.query<{ abracos: number; limpo: boolean }>(
      `select (${ABRACOS}) as abracos, ${PARENTESCO} = $2 and not exists (${OUTROS}) as limpo`,
      [nome, parentesco],
    )) ?? { rows: [] };
    const [estado = { limpo: false, abracos: 0 }] = rows;
    if (estado.limpo && conexao) estado.limpo = await esvaziarTabelas(conexao, inject('semente'));
    return estado;
  } finally {
    for (const conexao of conexoes) conexao.release();
  }
}

/** Who is at work in it, or holds a lock beyond a transaction. */
const OUTROS = `
  select from pg_stat_activity a where datname = current_database() and pid <> pg_backend_pid()
     and (backend_type = 'client backend' and state <> 'idle' or exists (select from pg_locks l where l.pid = a.pid))`;

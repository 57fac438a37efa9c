import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comPalco } from '../test/palco';
import type { Trx } from './conexao';
import { bancoForaDoAr } from './erros-do-banco';
import { insistir, transacao } from './transacao';

const palco = comPalco();

async function matar(trx: Trx): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  await palco().pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
}

const contar = async () =>
  (await palco().pool.query(`select count(*)::int as n from limite where chave like 'corte%'`)).rows[0].n;
const anotar = (trx: Trx, chave: string) =>
  sql`insert into limite (chave, vezes, livre_em, expira_em) values (${chave}, 1, now(), now())`.execute(trx);

test('a conexão que se perde antes do commit não fez nada: a transação é tentada de novo, inteira', async () => {
  const antes = await contar();
  let vezes = 0;
  await transacao(palco().db, async (trx) => {
    await anotar(trx, 'corte-antes');
    if (++vezes === 1) await matar(trx);
    await sql`select 1`.execute(trx);
  });
  expect([vezes, await contar()]).toEqual([2, antes + 1]);
});

test('perdida no commit, ninguém sabe: não se repete', async () => {
  let vezes = 0;
  const erro = await transacao(palco().db, async (trx) => {
    vezes++;
    await anotar(trx, 'corte-no-commit');
    await matar(trx);
  }).catch((e) => e);
  expect([vezes, bancoForaDoAr(erro)]).toEqual([1, true]);
});

test('um comando sozinho que perde a conexão não se repete; o que o banco recusou por só ler, sim', async () => {
  for (const [code, esperadas] of [
    ['ECONNRESET', 1],
    ['ETIMEDOUT', 1],
    ['53100', 1],
    ['25006', 3],
    ['40001', 5],
    ['40P01', 5],
  ] as const) {
    let vezes = 0;
    await insistir(async () => {
      vezes++;
      throw Object.assign(new Error(code), { code });
    }).catch(() => undefined);
    expect([code, vezes]).toEqual([code, esperadas]);
  }
});

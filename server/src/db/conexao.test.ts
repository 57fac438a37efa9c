import { expect, test } from 'vitest';
import { comPalco } from '../test/palco';
import { bancoForaDoAr } from './erros-do-banco';

const palco = comPalco();

// Without a listener on the connection itself, its 'error' event ends the process.
test('uma conexão cortada entre dois comandos de uma transação só derruba a transação', async () => {
  const { pool } = palco();
  const conexao = await pool.connect();
  await conexao.query('begin');
  const { rows } = await conexao.query<{ pid: number }>('select pg_backend_pid() as pid');
  const fim = new Promise<void>((ok) => conexao.once('end', ok));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await fim;
  const falha: unknown = await conexao.query('select 1').catch((erro) => erro);
  conexao.release();
  expect(bancoForaDoAr(falha)).toBe(true);
  expect((await pool.query('select 1 as um')).rows).toEqual([{ um: 1 }]);
});

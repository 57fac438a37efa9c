import { expect, test } from 'vitest';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { marcarReposicoes } from './marcar-reposicoes';

const palco = comPalco();

test('entre milhares de compras que já passaram ou ainda esperam, as de hoje vêm do índice', async () => {
  const { pool } = palco();
  await pool.query(
    `insert into reposicao (prescricao_id, lembrar_em, lembrado_em)
     select n, (array[null, date '2027-01-05', date '2026-01-05'])[1 + n % 3], case when n % 3 <> 1 then now() end
       from generate_series(1, 20000) n`,
  );
  await pool.query('vacuum analyze reposicao');
  await pool.query('update reposicao set lembrado_em = null where prescricao_id in (3, 5)');
  const plano = await planosDe(palco(), () => marcarReposicoes(palco()));
  expect(plano).toContain('reposicao_a_lembrar');
  expect(plano).not.toMatch(/Seq Scan on reposicao\b/);
  const { rows } = await pool.query(
    'select prescricao_id from reposicao where prescricao_id in (3, 5) and lembrado_em is null',
  );
  expect(rows).toEqual([]);
});

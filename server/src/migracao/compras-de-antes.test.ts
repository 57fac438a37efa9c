import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { darQuilos } from '../dar-quilos';
import { abrirDb } from '../db/conexao';
import { comBancosVazios } from '../test/banco-vazio';
import { criarCuponsVivos } from '../test/cupons-vivos';
import { criarLojista, criarPrescritor, criarTutor } from '../test/elenco';
import { AGORA, exigirInvariantes } from '../test/palco';
import { comPastasDeMigracoes } from '../test/pasta-de-migracoes';
import { recontarRegistro } from '../test/recontar-registro';
import { migrar } from './migrar';

const bancoVazio = comBancosVazios();
const pastaDe = comPastasDeMigracoes();
const MIGRACOES = path.resolve(import.meta.dirname, '../../migrations');

test('o que foi comprado antes do registro entra nele na ordem das compras; o retido e o não julgado, não', async () => {
  const antigas = readdirSync(MIGRACOES).filter((nome) => /^\d{4}_/.test(nome) && nome < '0036');
  const pool = await bancoVazio();
  await migrar(
    pool,
    await pastaDe(Object.fromEntries(antigas.map((nome) => [nome, readFileSync(path.join(MIGRACOES, nome), 'utf8')]))),
  );
  const ctx = { db: abrirDb(pool), pool, relogio: () => AGORA };
  const pessoas = {
    prescritor: await criarPrescritor(ctx),
    tutor: await criarTutor(ctx),
    loja: await criarLojista(ctx),
  };
  const cupons = await criarCuponsVivos(ctx, pessoas, 7);
  const ids = cupons.map(({ id }) => id);
  // The newest first, each of its own month; the last two are held and not yet judged.
  await pool.query(
    `update cupom c set estado = 'efetivado', valor = 10000, descontado = 0, recebido = 10000, peso = 1, nome_funcionario = 'Ana',
            data_efetivacao = '2026-12-31'::date - (o.n * 31)::int, efetivado_em = '2026-12-31'::date - (o.n * 31)::int
       from unnest($1::bigint[]) with ordinality o (id, n) where o.id = c.id`,
    [ids],
  );
  await pool.query(
    `update prescricao p set data_ativacao = c.data_efetivacao, peso = 1 from cupom c where c.prescricao_id = p.id`,
  );
  await pool.query('delete from compra_a_julgar where cupom_id <> $1', [ids[6]]);
  await pool.query(`insert into compra_suspeita (cupom_id, regras, criada_em) values ($1, '{valor_minimo}', now())`, [
    ids[5],
  ]);

  await migrar(pool, MIGRACOES);
  await exigirInvariantes(pool);
  await pool.query('delete from compra_recente');
  const naOrdem = async () =>
    (await pool.query<{ cupom_id: number }>('select cupom_id from quilo where sinal = 1 order by n')).rows.map(
      ({ cupom_id }) => cupom_id,
    );
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from quilo_a_registrar');
  expect(rows[0]?.n).toBe(5);
  while (await darQuilos(ctx));
  // The one that was not judged is judged, and bought before them all.
  expect(await naOrdem()).toEqual([ids[6], ...ids.slice(0, 5).reverse()]);
  await exigirInvariantes(pool);
  expect(await recontarRegistro(async (sql) => (await pool.query(sql)).rows)).toEqual([]);
  await pool.end();
});

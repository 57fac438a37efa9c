import { afterEach, expect, test } from 'vitest';
import pacote from '../../../package.json' with { type: 'json' };
import { SEM_ESPACO } from '../db/erros-do-banco';
import { comPalco } from '../test/palco';

const palco = comPalco();
const pedir = async (caminho: string) => {
  const resposta = await palco().app.inject(caminho);
  return [resposta.statusCode, resposta.json()];
};
afterEach(() => palco().pool.query(`delete from migracao where numero = 9999`));

test('/api/health diz a versão', async () => {
  expect(await pedir('/api/health')).toEqual([200, { status: 'ok', versao: pacote.version }]);
});

test('/api/ready com o banco desta versão, com o de uma mais nova, e com um que ficou atrás', async () => {
  const { pool } = palco();
  expect(await pedir('/api/ready')).toEqual([200, { status: 'ok', versao: pacote.version, banco: 'em dia' }]);
  await pool.query(`insert into migracao (numero, nome, hash) values (9999, '9999_depois.sql', '')`);
  expect(await pedir('/api/ready')).toEqual([200, { status: 'ok', versao: pacote.version, banco: 'adiante' }]);
  const { rows } = await pool.query('delete from migracao where numero = 6 returning *');
  expect(await pedir('/api/ready')).toEqual([503, expect.objectContaining({ motivo: 'esquema-atrasado' })]);
  await pool.query('insert into migracao select * from json_populate_record(null::migracao, $1)', [rows[0]]);
  expect((await pedir('/api/ready'))[0]).toBe(200);
});

test('muitas perguntas ao mesmo tempo são uma só ao banco, e nenhuma usa as conexões das chamadas', async () => {
  const { pool, app } = palco();
  const ocupadas = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    const respostas = await Promise.all(Array.from({ length: 200 }, () => app.inject('/api/ready')));
    expect(new Set(respostas.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  } finally {
    for (const conexao of ocupadas) conexao.release();
  }
});

test('com o disco do banco cheio, /api/ready diz isso', async () => {
  palco().avisos.registrar(SEM_ESPACO);
  expect(await pedir('/api/ready')).toEqual([200, expect.objectContaining({ motivo: 'sem-espaco' })]);
});

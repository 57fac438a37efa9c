import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { comBanco } from './test/banco-molde';
import { criarElenco, indicar } from './test/jornada';
import { comPalco } from './test/palco';
import { comPrograma } from './test/programa';

const palco = comPalco();
const programa = comPrograma('linha-de-comando');
const url = () => palco().pool.options.connectionString ?? '';
let pasta = '';
beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'copias-'));
  await indicar(palco(), await criarElenco(palco()));
});
afterAll(() => rm(pasta, { recursive: true }));

function iniciar(argumentos: string[], { DATABASE_URL = url(), limite = 'unlimited' } = {}) {
  const comando = ['-c', `ulimit -f ${limite}; exec "$@"`, 'sh', process.execPath, programa(), ...argumentos];
  return spawn('sh', comando, { env: { PATH: process.env.PATH, DATABASE_URL } });
}

async function executar(argumentos: string[], opcoes = {}) {
  const processo = iniciar(argumentos, opcoes);
  const [saida, erro, [codigo]] = await Promise.all([
    text(processo.stdout),
    text(processo.stderr),
    once(processo, 'exit') as Promise<[number]>,
  ]);
  return { codigo, saida: saida.trim(), erro: erro.trim() };
}

const arquivo = (nome: string) => path.join(pasta, nome);
const comecadosPor = async (nome: string) => (await readdir(pasta)).filter((achado) => achado.startsWith(nome));
async function metricas() {
  // What was read a moment ago is not read again.
  palco().irPara(new Date(palco().relogio().getTime() + 60_000));
  return (await palco().app.inject('/api/metrics')).body;
}
const bancosDeEnsaio = async () =>
  (await palco().pool.query(`select datname from pg_database where datname like '%ensaio_de_restauracao'`)).rows;

test('copiar anota a cópia, o ensaio restaura, confere, apaga e anota; as métricas dizem os dois', async () => {
  expect(await metricas()).not.toContain('backup_last');
  const boa = arquivo('boa.gz');
  expect(await executar(['copiar', boa])).toMatchObject({ codigo: 0, erro: '' });
  // As a drill that was killed leaves it.
  const sobra = new URL(url()).pathname.slice(1, 42);
  await palco().pool.query(`create database ${sobra}_ensaio_de_restauracao`);
  const ensaio = await executar(['ensaiar-restauracao', boa]);
  expect(ensaio).toMatchObject({ codigo: 0, erro: '' });
  for (const linha of [
    /^idade +0 h \d+ min/m,
    /^restauração +[\d,]+ s/m,
    /^invariantes +[\d,]+ s; violadas: 0$/m,
    /tabelas: as que a cópia diz ter$/m,
    /^ {2}prescricao +1$/m,
    /^A cópia serve: voltou inteira\.$/m,
  ])
    expect(ensaio.saida).toMatch(linha);
  expect(await bancosDeEnsaio()).toEqual([]);
  const lidas = await metricas();
  expect(lidas).toContain(`backup_last_size_bytes ${(await stat(boa)).size}\n`);
  for (const nome of ['backup_last_success', 'restore_drill_last_success']) {
    const [, segundos] = new RegExp(`^${nome}_timestamp_seconds (.+)$`, 'm').exec(lidas) ?? [];
    expect(Math.abs(Date.now() / 1000 - Number(segundos))).toBeLessThan(600);
  }
});

test('sem o direito de criar bancos, o ensaio diz o que falta; com --banco, só num vazio, que vazio fica', async () => {
  const { pool } = palco();
  const quem = `ensaio_${randomUUID().slice(0, 8)}`;
  await pool.query(`create role ${quem} login`);
  await pool.query(`create database ${quem} owner ${quem}`);
  const dele = new URL(comBanco(url(), quem));
  dele.searchParams.set('user', quem);
  const defeituosa = arquivo('defeituosa.gz');
  await pool.query('update prescricao set vinculos = vinculos - 1');
  await executar(['copiar', defeituosa]);
  await pool.query('update prescricao set vinculos = vinculos + 1');
  const DATABASE_URL = dele.toString();
  expect(await executar(['ensaiar-restauracao', defeituosa], { DATABASE_URL })).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining('alter role … createdb'),
  });
  expect(await executar(['ensaiar-restauracao', defeituosa, `--banco=${url()}`])).toMatchObject({
    codigo: 1,
    erro: expect.stringMatching(/^O banco de --banco não está vazio \(tem .+\): nada foi feito nele\.$/),
  });
  const { codigo, erro } = await executar(['ensaiar-restauracao', defeituosa, `--banco=${DATABASE_URL}`]);
  expect(codigo).toBe(1);
  expect(erro).toMatch(/Invariante violada \(linhas: 1\):\n-- prescricao: vinculos/);
  // Empty again: the next one is not refused for it.
  const truncada = await executar(['ensaiar-restauracao', programa(), `--banco=${DATABASE_URL}`]);
  expect(truncada).toMatchObject({ codigo: 1, erro: expect.not.stringContaining('não está vazio') });
  await pool.query(`drop database ${quem} with (force)`);
  await pool.query(`drop role ${quem}`);
});

test('morta no meio ou sem lugar no disco, a cópia não atrapalha a próxima', async () => {
  const { pool } = palco();
  const outra = await pool.connect();
  await outra.query('begin; lock table produto');
  const processo = iniciar(['copiar', arquivo('morta.gz')]);
  await vi.waitFor(async () => expect(await comecadosPor('morta')).toEqual(['morta.gz.parcial']), { timeout: 60_000 });
  processo.kill('SIGKILL');
  await once(processo, 'exit');
  await outra.query('rollback');
  outra.release();
  // The database needs a moment to notice.
  await vi.waitFor(async () => expect((await executar(['copiar', arquivo('morta.gz')])).erro).toBe(''), {
    timeout: 60_000,
  });
  expect(await comecadosPor('morta')).toEqual(['morta.gz']);

  expect(await executar(['copiar', arquivo('cheia.gz')], { limite: 1 })).toMatchObject({ codigo: 1, saida: '' });
  expect(await comecadosPor('cheia')).toEqual([]);
  expect(await executar(['copiar', '/nao/existe/copia.gz'])).toMatchObject({ codigo: 1, saida: '' });
});

test.each([['copiar'], ['ensaiar-restauracao', 'x', '--bancos']])(
  '%j sem o que precisa diz o uso',
  async (...argumentos) => {
    expect((await executar(argumentos)).erro).toMatch(/^Uso:/);
  },
);

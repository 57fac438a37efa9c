import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarCertificado } from '../test/certificado';
import { abrirPool } from './conexao';
import { exigirConexao } from './exigir-conexao';
import { iniciarPostgres, type PostgresEmbutido } from './postgres-embutido';

// Only Linux answers on all of 127.0.0.0/8 without being asked to; a server there disturbs nobody.
const naLinux = describe.skipIf(process.platform !== 'linux');
const rede = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`;
/** The certificate is for the first. */
const [CERTO, OUTRO] = [`${rede}.1`, `${rede}.2`];
let pasta: string;
let postgres: PostgresEmbutido;
let admin: pg.Client;

const linhas = (texto: string) => `select unnest(string_to_array($$${texto.trim()}$$, e'\\n'))`;
/** Written by PostgreSQL itself, as whoever it runs as. */
const escrever = (nome: string, texto: string) =>
  admin.query(`copy (${linhas(texto)}) to program 'umask 077; cat > ${nome}'`);

async function mudar(tls: 'on' | 'off', porta: 'host' | 'hostssl' | 'hostnossl'): Promise<void> {
  const { rows } = await admin.query<{ hba: string }>(`select current_setting('hba_file') as hba`);
  await escrever(rows[0]?.hba ?? '', `local all all trust\n${porta} all all 127.0.0.0/8 trust`);
  await admin.query(`alter system set ssl = ${tls}`);
  await admin.query('select pg_reload_conf()');
  // It is read a moment later; who connects after this one has it.
  await expect.poll(async () => (await admin.query('show ssl')).rows).toEqual([{ ssl: tls }]);
}

beforeAll(async () => {
  if (process.platform !== 'linux') return;
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-tls-'));
  postgres = await iniciarPostgres({
    pasta: path.join(pasta, 'banco'),
    ajustes: { fsync: 'off', listen_addresses: `${CERTO},${OUTRO}` },
  });
  admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const { rows } = await admin.query<{ dados: string }>(`select current_setting('data_directory') as dados`);
  const { certificado, chave } = criarCertificado(CERTO);
  await writeFile(path.join(pasta, 'raiz.crt'), certificado);
  await writeFile(path.join(pasta, 'outra.crt'), criarCertificado(CERTO).certificado);
  await escrever(path.join(rows[0]?.dados ?? '', 'server.crt'), certificado);
  await escrever(path.join(rows[0]?.dados ?? '', 'server.key'), chave);
});

afterAll(async () => {
  await admin?.end();
  await postgres?.parar();
  if (pasta) await rm(pasta, { recursive: true, force: true });
});

/** 'cifrada', 'aberta', or 'não' when there is no connection. */
async function entrar(consulta: string, endereco = CERTO): Promise<string> {
  const parametros = consulta.replace(/sslrootcert=(\w+)/, (_, nome) => `sslrootcert=${pasta}/${nome}.crt`);
  const pool = abrirPool(`postgresql://indica_bem@${endereco}:5432/indica_bem?${parametros}`, 1);
  try {
    await exigirConexao(pool, 'DATABASE_URL');
    const { rows } = await pool.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    return rows[0]?.ssl ? 'cifrada' : 'aberta';
  } catch {
    return 'não';
  } finally {
    await pool.end();
  }
}

naLinux('sslmode diz o que a libpq diz', () => {
  test('de um servidor com um certificado que ninguém assinou', async () => {
    await mudar('on', 'host');
    const achados: Record<string, string> = {};
    for (const modo of ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-full'])
      achados[modo] = await entrar(`sslmode=${modo}`);
    for (const modo of ['require', 'verify-ca', 'verify-full', 'prefer'])
      for (const raiz of ['raiz', 'outra'])
        achados[`${modo} ${raiz}`] = await entrar(`sslmode=${modo}&sslrootcert=${raiz}`);
    for (const modo of ['require', 'verify-ca', 'verify-full'])
      achados[`${modo} outro nome`] = await entrar(`sslmode=${modo}&sslrootcert=raiz`, OUTRO);
    expect(achados).toEqual({
      disable: 'aberta',
      allow: 'aberta',
      prefer: 'cifrada',
      require: 'cifrada',
      'no-verify': 'cifrada',
      'verify-full': 'não',
      'require raiz': 'cifrada',
      'require outra': 'não',
      'verify-ca raiz': 'cifrada',
      'verify-ca outra': 'não',
      'verify-full raiz': 'cifrada',
      'verify-full outra': 'não',
      'prefer raiz': 'cifrada',
      'prefer outra': 'cifrada',
      'require outro nome': 'cifrada',
      'verify-ca outro nome': 'cifrada',
      'verify-full outro nome': 'não',
    });
  });

  test('de um que não cifra: prefer e allow vão abertos, require não vai', async () => {
    await mudar('off', 'host');
    expect([await entrar('sslmode=prefer&a=1'), await entrar('sslmode=allow&a=1')]).toEqual(['aberta', 'aberta']);
    expect([await entrar('sslmode=require'), await entrar('sslmode=disable')]).toEqual(['não', 'aberta']);
  });

  test('de um que só aceita cifradas: allow também cifra; de um que só aceita abertas: prefer também abre', async () => {
    await mudar('on', 'hostssl');
    expect([await entrar('sslmode=allow&a=2'), await entrar('sslmode=disable')]).toEqual(['cifrada', 'não']);
    await mudar('on', 'hostnossl');
    expect([await entrar('sslmode=prefer&a=2'), await entrar('sslmode=require')]).toEqual(['aberta', 'não']);
  });
});

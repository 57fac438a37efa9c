import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { VAI_A_FUNDO } from '../server/src/test/a-fundo';
import { DA_DEMONSTRACAO, endereco, entrar, iniciar, parar } from './apoio/processo';

const COMANDOS = path.resolve(import.meta.dirname, '../server/dist/linha-de-comando.js');
const SENHA = 'uma senha só desta casa';

let pasta = '';
test.beforeEach(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-producao-'));
});
test.afterEach(() => rm(pasta, { recursive: true, force: true }));

/** Everything that production asks for, on this machine alone. */
async function ambiente() {
  const porta = await new Promise<number>((ok) => {
    const servidor = createServer().listen(0, '127.0.0.1', () => {
      const { port } = servidor.address() as { port: number };
      servidor.close(() => ok(port));
    });
  });
  const arquivo = path.join(pasta, 'senha-do-admin');
  await writeFile(arquivo, `${SENHA}\n`, { mode: 0o600 });
  return {
    NODE_ENV: 'production',
    PORT: String(porta),
    PUBLIC_URL: `http://127.0.0.1:${porta}`,
    DATABASE: 'embedded',
    MAIL: 'files',
    DATA_DIR: pasta,
    ADMIN_EMAIL: 'chefe@example.com',
    ADMIN_PASSWORD_FILE: arquivo,
  };
}

/** With the demo in it, production does not begin, and says what takes it out. */
async function comADemonstracaoRemovida(env: Awaited<ReturnType<typeof ambiente>>) {
  const demonstracao = iniciar({ DATA_DIR: pasta });
  const url = await endereco(demonstracao);
  expect((await entrar(url, 'admin@example.com', DA_DEMONSTRACAO)).status).toBe(200);
  await parar(demonstracao);

  const recusado = iniciar(env);
  expect(await recusado.fim).toBe(1);
  expect(recusado.saida()).toContain('Este banco ainda tem contas da demonstração (87, como admin@example.com)');
  expect(recusado.saida()).toContain('node server/dist/linha-de-comando.js remover-demo');

  const { stdout } = await promisify(execFile)(process.execPath, [COMANDOS, 'remover-demo'], {
    env: { ...process.env, ...env },
  });
  expect(stdout).toContain('Demonstração removida. Contas: 87; indicações: 435;');
}

test('produção sobe numa pasta nova, ou de onde a demonstração saiu, e só entra quem é da casa', async () => {
  const env = await ambiente();
  // Two more starts, one of them with the whole demo to write.
  if (VAI_A_FUNDO) {
    test.slow();
    await test.step('um banco que teve a demonstração', () => comADemonstracaoRemovida(env));
  }

  const producao = iniciar(env);
  const url = await endereco(producao);
  expect((await entrar(url, 'admin@example.com', DA_DEMONSTRACAO)).status).toBe(401);
  const entrada = await entrar(url, 'chefe@example.com', SENHA);
  expect([entrada.status, entrada.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { kg } = await (await fetch(`${url}/api/formula-do-bem`)).json();
  expect(kg).toBe(0);
  for (const fechada of ['/web/dev/emails', '/web/dev/emails/x.eml', '/web/dev/sistema', '/api/docs', '/api/docs/json'])
    expect((await fetch(url + fechada)).status).toBe(404);
  for (const aberta of ['/web/login', '/api/ready']) expect((await fetch(url + aberta)).status).toBe(200);
  expect(producao.saida()).toContain('"msg":"entrou"');

  // Letters kept in files are for who runs the product alone.
  await fetch(`${url}/api/forgot-password?email=chefe@example.com`);
  const emails = path.join(pasta, 'emails');
  const escritas = async () => (await readdir(emails).catch(() => [])).filter((nome) => nome.endsWith('.eml'));
  await expect.poll(escritas).toHaveLength(1);
  const [nome = ''] = await escritas();
  expect(((await stat(emails)).mode & 0o777).toString(8)).toBe('700');
  expect(((await stat(path.join(emails, nome))).mode & 0o777).toString(8)).toBe('600');
  await parar(producao);
});

test('o que falta ou não se entende: uma frase e saída 1, sem banco nem porta abertos', async () => {
  const completo = await ambiente();
  // The sentences are in config.test.ts, one by one; here, that the program ends with them.
  const casos: [env: Record<string, string>, frase: string][] = [
    [{ ...completo, DATABASE: '' }, 'Em produção, informe DATABASE_URL'],
    [{ ...completo, METRICS_TOKEN_FILE: '/nao/existe' }, 'METRICS_TOKEN_FILE: não consigo ler o arquivo'],
  ];
  for (const [env, frase] of casos) {
    const produto = iniciar(env);
    expect(await produto.fim).toBe(1);
    expect(produto.saida()).toContain(frase);
    expect(produto.saida()).not.toContain('    at ');
  }
  expect(await readdir(pasta)).toEqual(['senha-do-admin']);
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { endereco, iniciar, parar } from './apoio/processo';

/** Processes that name the folder in their command line: the database of that folder. */
async function processosDe(pasta: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((nome) => /^\d+$/.test(nome));
  const linhas = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return linhas.filter((linha) => linha.includes(pasta));
}

let pasta = '';
test.beforeEach(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-processo-'));
});
test.afterEach(() => rm(pasta, { recursive: true, force: true }));

const entrar = (url: string, email: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email, senha: 'indicabem-demo' }),
    headers: { 'content-type': 'application/json' },
  });

test('uma pasta nova sobe e responde; um segundo nela diz e sai; kill -9, e o próximo adota o banco sem perder nada; SIGTERM atende quem já pediu', async () => {
  test.slow();
  const primeiro = iniciar({ DATA_DIR: pasta });
  const url = await endereco(primeiro);
  for (const caminho of ['/web/login', '/api/ready', '/api/docs'])
    expect((await fetch(url + caminho)).status).toBe(200);
  expect(primeiro.saida()).toContain('tutor01@example.com');

  const intruso = iniciar({ DATA_DIR: pasta, DEMO: 'off' });
  expect(await intruso.fim).toBe(1);
  expect(intruso.saida()).toContain('Outro Indica Bem já está usando a pasta');
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);

  const { api_token } = await (await entrar(url, 'loja01@example.com')).json();
  primeiro.processo.kill('SIGKILL');
  await primeiro.fim;
  const segundo = iniciar({ DATA_DIR: pasta, RATE_LIMIT: 'off', DRAIN_SECONDS: '0' });
  const novaUrl = await endereco(segundo);
  expect((await fetch(`${novaUrl}/api/products`, { headers: { api_token } })).status).toBe(200);

  // Two passwords are checked at a time: when the first answer comes, the others are in hand.
  const entradas = Array.from({ length: 20 }, () => entrar(novaUrl, 'loja01@example.com'));
  await Promise.race(entradas);
  segundo.processo.kill('SIGTERM');
  expect((await Promise.all(entradas)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await segundo.fim).toBe(0);
  expect(await processosDe(pasta)).toEqual([]);
});

test('DEMO=off começa vazio, só com configuração e banners; Ctrl-C não deixa processo algum; porta ocupada e banco inalcançável: uma frase e saída 1', async () => {
  const produto = iniciar({ DATA_DIR: pasta, DEMO: 'off' });
  const url = await endereco(produto);
  expect((await (await fetch(`${url}/api/images-admin`)).json()).length).toBeGreaterThan(10);
  expect((await entrar(url, 'admin@example.com')).status).toBe(401);
  expect(await parar(produto)).toBe(0);
  expect(await processosDe(pasta)).toEqual([]);

  const ocupada = createServer();
  const porta = await new Promise<number>((ok) => {
    ocupada.listen(0, '127.0.0.1', () => ok((ocupada.address() as { port: number }).port));
  });
  const casos: [env: Record<string, string>, frase: string][] = [
    [{ PORT: String(porta), DATA_DIR: pasta, DEMO: 'off' }, `A porta ${porta} já está em uso.`],
    [
      { DATABASE_URL: 'postgresql://ninguem@127.0.0.1:1/nada' },
      'Não foi possível conectar ao banco de dados de DATABASE_URL',
    ],
  ];
  for (const [env, frase] of casos) {
    const recusado = iniciar(env);
    expect(await recusado.fim).toBe(1);
    expect(recusado.saida()).toContain(frase);
    expect(recusado.saida()).not.toContain('    at ');
  }
  ocupada.close();
  expect(await processosDe(pasta)).toEqual([]);
});

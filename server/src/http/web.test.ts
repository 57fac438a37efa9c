import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enderecoPedido } from './endereco-pedido';
import { servirWeb } from './web';

const app = fastify({ rewriteUrl: enderecoPedido });
let pasta = '';

beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-web-'));
  await mkdir(path.join(pasta, 'assets'));
  for (const nome of ['index.html', 'sw.js', 'manifest.webmanifest', 'favicon.svg', 'assets/index-abc.js']) {
    await writeFile(path.join(pasta, nome), nome);
  }
  await servirWeb(app, pasta);
});

afterAll(async () => {
  await app.close();
  await rm(pasta, { recursive: true });
});

test.each([
  ['/web/', 'no-cache'],
  ['/web/prescricoes/nova', 'no-cache'],
  ['/web/index.html', 'no-cache'],
  ['/web/sw.js', 'no-cache'],
  ['/web/manifest.webmanifest', 'no-cache'],
  ['/web/assets/index-abc.js', 'public, max-age=31536000, immutable'],
  ['/web/favicon.svg', 'public, max-age=3600'],
])('%s fica em cache como %s', async (url, esperado) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, esperado]);
});

test('o worker e o manifesto vêm com o tipo que o navegador exige', async () => {
  const tipo = async (url: string) => (await app.inject(url)).headers['content-type'];
  expect(await tipo('/web/sw.js')).toMatch(/javascript/);
  expect(await tipo('/web/manifest.webmanifest')).toMatch(/manifest\+json/);
});

test('um arquivo de uma versão antiga não vira página', async () => {
  expect((await app.inject('/web/assets/index-velho.js')).statusCode).toBe(404);
});

test.each(['/web/indicacao/abc%', '/web/indicacao/%E0%A4%A?x=%', '/web/login/indicacao/100%25%'])(
  'um link que a mensagem estragou ainda abre a página: %s',
  async (url) => {
    const { statusCode, payload } = await app.inject(url);
    expect([statusCode, payload]).toEqual([200, 'index.html']);
  },
);

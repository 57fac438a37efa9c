import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DA_DEMONSTRACAO, endereco, entrar, iniciar, processosDe } from './apoio/processo';

let pasta = '';
test.beforeEach(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-processo-'));
});
test.afterEach(() => rm(pasta, { recursive: true, force: true }));

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

  const { api_token } = await (await entrar(url, 'loja01@example.com', DA_DEMONSTRACAO)).json();
  primeiro.processo.kill('SIGKILL');
  await primeiro.fim;
  const segundo = iniciar({ DATA_DIR: pasta, RATE_LIMIT: 'off', DRAIN_SECONDS: '0' });
  const novaUrl = await endereco(segundo);
  expect((await fetch(`${novaUrl}/api/products`, { headers: { api_token } })).status).toBe(200);

  // Two passwords are checked at a time: when the first answer comes, the others are in hand.
  const entradas = Array.from({ length: 20 }, () => entrar(novaUrl, 'loja01@example.com', DA_DEMONSTRACAO));
  await Promise.race(entradas);
  segundo.processo.kill('SIGTERM');
  expect((await Promise.all(entradas)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await segundo.fim).toBe(0);
  expect(await processosDe(pasta)).toEqual([]);
});

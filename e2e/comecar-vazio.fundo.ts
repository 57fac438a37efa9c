import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DA_DEMONSTRACAO, endereco, entrar, iniciar, parar, processosDe } from './apoio/processo';

let pasta = '';
test.beforeEach(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-vazio-'));
});
test.afterEach(() => rm(pasta, { recursive: true, force: true }));

test('DEMO=off começa vazio, só com configuração e banners; Ctrl-C não deixa processo algum; porta ocupada e banco inalcançável: uma frase e saída 1', async () => {
  const produto = iniciar({ DATA_DIR: pasta, DEMO: 'off' });
  const url = await endereco(produto);
  expect((await (await fetch(`${url}/api/images-admin`)).json()).length).toBeGreaterThan(10);
  expect((await entrar(url, 'admin@example.com', DA_DEMONSTRACAO)).status).toBe(401);
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

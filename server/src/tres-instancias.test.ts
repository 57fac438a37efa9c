import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lerConfig } from './config/config';
import { type Ligado, ligar } from './ligar';
import { comBancosVazios } from './test/banco-vazio';
import { enderecosDe } from './test/enderecos';

const bancoVazio = comBancosVazios();
const pastaDasMigracoes = path.resolve(import.meta.dirname, '../migrations');
const ligados: Ligado[] = [];
afterAll(() => Promise.all(ligados.map(({ desligar }) => desligar())));

test('três instâncias ligadas ao mesmo tempo num banco vazio: as três vivem', async () => {
  const vazio = await bancoVazio();
  const banco = new URL(vazio.options.connectionString ?? '').pathname.slice(1);
  await vazio.end();
  const env = { ...enderecosDe(banco), PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off' };
  const config = lerConfig({ ...env, ADMIN_EMAIL: 'chefe@example.com', ADMIN_PASSWORD: 'uma senha bem longa' });
  const subidas = await Promise.allSettled(
    [1, 2, 3].map(() => ligar(config, { pastaDasMigracoes, avisar: () => undefined })),
  );
  for (const subida of subidas) if (subida.status === 'fulfilled') ligados.push(subida.value);
  expect(subidas.filter(({ status }) => status === 'rejected')).toEqual([]);
  for (const { url } of ligados) {
    const resposta = await fetch(`${url}/api/ready`);
    expect([resposta.status, await resposta.json()]).toEqual([200, expect.objectContaining({ banco: 'em dia' })]);
  }
});

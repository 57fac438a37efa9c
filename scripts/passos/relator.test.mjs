import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import Relator from './relator.mjs';

test('o relatório diz também o que se soltou fora dos testes', async () => {
  const pasta = mkdtempSync(join(tmpdir(), 'indica-bem-relator-'));
  const relator = new Relator({ outputFile: join(pasta, 'vitest.json') });
  relator.onInit({ config: { root: pasta }, snapshot: {}, logger: { log: () => {} } });
  await relator.onTestRunEnd([], [new Error('Connection terminated')]);
  const relatorio = JSON.parse(readFileSync(join(pasta, 'vitest.json'), 'utf8'));
  expect(relatorio).toMatchObject({ testResults: [], soltos: ['Connection terminated'] });
  rmSync(pasta, { recursive: true });
});

test('o que diz que o servidor ainda se testa some com o último arquivo dele, e não antes', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'indica-bem-relator-'));
  const sinal = join(pasta, 'sinal');
  writeFileSync(sinal, '');
  vi.stubEnv('SERVER_TESTS', sinal);
  const relator = new Relator({});
  const [server, web] = ['server', 'web'].map((name) => ({ project: { name } }));
  relator.onTestRunStart([server, web, server]);
  const haDepoisDe = (arquivo) => {
    relator.onTestModuleEnd(arquivo);
    return existsSync(sinal);
  };
  expect([server, web, server, web].map(haDepoisDe)).toEqual([true, true, false, false]);
  vi.unstubAllEnvs();
  rmSync(pasta, { recursive: true });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

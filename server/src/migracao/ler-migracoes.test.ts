import path from 'node:path';
import { expect, test } from 'vitest';
import { comPastasDeMigracoes } from '../test/pasta-de-migracoes';
import { lerMigracoes } from './ler-migracoes';

const pastaCom = comPastasDeMigracoes();

test('duas com o mesmo número, como dois ramos as trazem, são recusadas', async () => {
  const pasta = await pastaCom({
    '0001_uma.sql': 'select 1',
    '0002_duas.sql': 'select 2',
    '0002_outra.sql': 'select 3',
  });
  await expect(lerMigracoes(pasta)).rejects.toThrow('Há duas migrações 0002');
});

// There has never been a 0005.
test('as do produto vão de um em um', async () => {
  const feitas = await lerMigracoes(path.resolve(import.meta.dirname, '../../migrations'));
  expect(feitas.map(({ numero }) => numero)).toEqual(feitas.map((_, i) => (i < 4 ? i + 1 : i + 2)));
});

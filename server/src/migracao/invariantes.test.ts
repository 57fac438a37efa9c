import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comPalco } from '../test/palco';
import { lerViolacoes } from './invariantes';

const palco = comPalco();
let pasta = '';
beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'invariantes-'));
});
afterAll(() => rm(pasta, { recursive: true }));

async function violacoesDe(texto: string): Promise<string[]> {
  await writeFile(path.join(pasta, 'invariants.sql'), texto);
  return lerViolacoes(pasta, palco().pool);
}

test('cada pergunta que acha linhas é dita com a sua consulta e algumas delas; as outras, não', async () => {
  const achadas = await violacoesDe(`
    select 1 as nada where false;
    -- seven
    select n from generate_series(1, 7) n;
    select 2 as nada where false;
    select 'b' as letra;`);
  expect(achadas).toEqual([
    expect.stringMatching(/^Invariante violada \(linhas: 7\):\n-- seven\n.+\n\[{"n":1}.+{"n":5}\]$/),
    expect.stringMatching(/linhas: 1\):\nselect 'b' as letra\n\[{"letra":"b"}\]$/),
  ]);
});

test('uma que o banco não entende é dita pelo nome', async () => {
  await expect(violacoesDe('select 1 where false; select nenhuma_coluna from conta; select 2')).rejects.toThrow(
    /nenhuma_coluna" does not exist:\nselect nenhuma_coluna from conta$/,
  );
  await expect(violacoesDe('select 1 where false; -- select')).rejects.toThrow('há uma pergunta sem consulta');
});

import { expect, test, vi } from 'vitest';
import { comPalco } from '../test/palco';
import { fixo } from './colunas-de-csv';
import { exportarCsv } from './exportar-csv';

const palco = comPalco();

/** More than any buffer on the way to a client holds. */
const GRANDE = {
  colunas: [fixo('n', 'N', 'n::text')],
  linhas: `select repeat('x', 200) from generate_series(1, 50000) n`,
};

test('quem pede planilhas e não as lê não deixa a equipe sem painel: as conexões voltam', async () => {
  const paradas = await Promise.all(
    Array.from({ length: 4 }, () => exportarCsv(palco().leitor, GRANDE, { paciencia: 20 })),
  );
  // The reader has four connections: this one waits for one of them.
  await palco().leitor.usar((conexao) => conexao.query('select 1'));
  await vi.waitUntil(() => paradas.every(({ destroyed }) => destroyed));
});

test('quem a lê leva a planilha inteira', async () => {
  let bytes = 0;
  for await (const pedaco of await exportarCsv(palco().leitor, GRANDE)) bytes += pedaco.length;
  expect(bytes).toBe(Buffer.byteLength('\ufeffN\n') + 50_000 * 201);
});

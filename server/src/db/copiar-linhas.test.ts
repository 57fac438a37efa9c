import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comPalco } from '../test/palco';
import type { Trx } from './conexao';
import { copiarNaTransacao, linhaDeCopia } from './copiar-linhas';
import { transacao } from './transacao';

const palco = comPalco();

const rascunho = (trx: Trx) =>
  sql`create temp table rascunho (n int, texto text, lista text[]) on commit drop`.execute(trx);
const copiar = (trx: Trx, pedacos: AsyncIterable<string>) =>
  copiarNaTransacao(trx, 'rascunho (n, texto, lista)', pedacos);

/** What COPY and PostgreSQL's lists give a meaning of their own to. */
const dificil = fc.string({
  unit: fc.constantFrom(
    '\\',
    '"',
    "'",
    ',',
    '{',
    '}',
    '\t',
    '\n',
    '\r',
    ';',
    ' ',
    'N',
    'NULL',
    '\\N',
    '\\.',
    'é',
    '🐶',
  ),
  maxLength: 8,
});

test('qualquer texto entra como é, solto ou em lista', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(dificil, fc.array(dificil, { maxLength: 4 })), { maxLength: 20 }),
      async (linhas) => {
        async function* pedacos() {
          for (const [n, [texto, lista]] of linhas.entries()) yield linhaDeCopia([n, texto, lista]);
        }
        const lidas = await transacao(palco().db, async (trx) => {
          await rascunho(trx);
          await copiar(trx, pedacos());
          return (await sql<{ texto: string; lista: string[] }>`select * from rascunho order by n`.execute(trx)).rows;
        });
        expect(lidas.map(({ texto, lista }) => [texto, lista])).toEqual(linhas);
      },
    ),
    { numRuns: 60 },
  );
});

test('o que falha ao ser lido desfaz a transação com o motivo de quem lia, e a conexão serve a outros', async () => {
  const motivo = new Error('a linha 3 não se lê');
  async function* pedacos() {
    yield linhaDeCopia([1, 'um', []]);
    throw motivo;
  }
  const tentar = () =>
    transacao(palco().db, async (trx) => {
      await rascunho(trx);
      await copiar(trx, pedacos());
    });
  // More often than the pool has connections.
  for (let vez = 0; vez < 20; vez++) await expect(tentar()).rejects.toBe(motivo);
  expect((await sql<{ um: number }>`select 1 as um`.execute(palco().db)).rows).toEqual([{ um: 1 }]);
});

test('o que o banco recusa é erro do comando', async () => {
  async function* pedacos() {
    yield 'isto não é um número\ttexto\t{}\n';
  }
  const erro = await transacao(palco().db, async (trx) => {
    await rascunho(trx);
    await copiar(trx, pedacos());
  }).catch((e) => e);
  expect(erro).toMatchObject({ code: '22P02' });
});

import { expect, test } from 'vitest';
import { semearPadroes } from './padroes';
import { comPalco } from './test/palco';

const palco = comPalco();

test('um banco sem chave dos selos ou sem ajustes ganha os seus ao ligar, uma vez', async () => {
  const { db } = palco();
  const chaves = () => db.selectFrom('segredo').select('valor').where('uso', '=', 'selo').execute();
  await db.deleteFrom('segredo').where('uso', '=', 'selo').execute();
  await db.deleteFrom('ajuste').execute();
  await semearPadroes(db);
  const [chave, ...outras] = await chaves();
  expect([chave?.valor.length, outras]).toEqual([32, []]);
  expect(await db.selectFrom('ajuste').select('conferencia').execute()).toEqual([{ conferencia: 'rigorosa' }]);
  await semearPadroes(db);
  expect(await chaves()).toEqual([chave]);
});

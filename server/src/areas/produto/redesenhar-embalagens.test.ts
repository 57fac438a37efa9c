import { beforeAll, expect, test } from 'vitest';
import { criarElenco, type Elenco } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { guardarImagem } from '../imagem/guardar-imagem';
import { redesenharEmbalagens } from './redesenhar-embalagens';

const palco = comPalco();
let elenco: Elenco;
beforeAll(async () => {
  elenco = await criarElenco(palco());
});

async function comImagem(tipo: 'image/svg+xml' | 'image/webp', bytes: string): Promise<string> {
  const { db } = palco();
  const hash = await db
    .transaction()
    .execute((trx) => guardarImagem(trx, { tipo, largura: 800, altura: 1000, bytes: Buffer.from(bytes) }));
  await db.updateTable('produto').set({ imagem_hash: hash }).where('id', '=', elenco.produto).execute();
  return hash;
}
const imagemDoProduto = async () =>
  palco()
    .db.selectFrom('produto as p')
    .innerJoin('imagem as i', 'i.hash', 'p.imagem_hash')
    .select(['i.hash', 'i.bytes'])
    .where('p.id', '=', elenco.produto)
    .executeTakeFirstOrThrow();

test('um saco desenhado por uma versão anterior é redesenhado, uma vez', async () => {
  const antiga = await comImagem('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await redesenharEmbalagens(palco().db);
  const nova = await imagemDoProduto();
  expect(nova.hash).not.toBe(antiga);
  expect(nova.bytes.toString()).toContain('<title>');
  await redesenharEmbalagens(palco().db);
  expect((await imagemDoProduto()).hash).toBe(nova.hash);
});

test('uma foto fica como está', async () => {
  const foto = await comImagem('image/webp', 'uma foto');
  await redesenharEmbalagens(palco().db);
  expect((await imagemDoProduto()).hash).toBe(foto);
});

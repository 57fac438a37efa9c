import { raizDe } from '@indica-bem/domain/registro/arvore';
import { afterAll, expect, test } from 'vitest';
import { comPalco } from '../../test/palco';
import { encherRegistro, esvaziarRegistro } from '../../test/registro';
import { lerRaizes } from './ler-raizes';
import { juntar, resumirFolha } from './resumir';

const palco = comPalco();
afterAll(() => esvaziarRegistro(palco().db));

test('em levas de qualquer tamanho a árvore guardada é a mesma que se faz de uma vez', async () => {
  const { db } = palco();
  const hashes: Buffer[] = [];
  // Past 256 and past 256 × 256, one by one around the edges and in lumps that fill several nodes at once.
  for (const quantas of [1, 2, 252, 1, 1, 1, 254, 513, 300, 64_000, 210, 1, 1, 900]) {
    hashes.push(...(await encherRegistro(db, quantas)).map(resumirFolha));
    if (hashes.length > 2000 && hashes.length !== 65_536) continue;
    const [raiz] = await lerRaizes(db, [{ inicio: 0, fim: hashes.length }]);
    expect(raiz?.toString('hex'), `${hashes.length} folhas`).toBe(raizDe(hashes, juntar).toString('hex'));
  }
  const nos = await db
    .selectFrom('no_do_registro')
    .select(({ fn }) => ['altura', fn.countAll<number>().as('quantos')])
    .groupBy('altura')
    .orderBy('altura')
    .execute();
  expect(nos).toEqual([
    { altura: 1, quantos: Math.floor(hashes.length / 256) },
    { altura: 2, quantos: 1 },
  ]);
  const trechos = [
    { inicio: 0, fim: hashes.length },
    { inicio: 0, fim: 65_536 },
    { inicio: 65_536, fim: hashes.length },
    { inicio: 512, fim: 1024 },
    { inicio: 256, fim: 384 },
    { inicio: 299, fim: 300 },
  ];
  const raizes = await lerRaizes(db, trechos);
  expect(raizes.map((raiz) => raiz.toString('hex'))).toEqual(
    trechos.map(({ inicio, fim }) => raizDe(hashes.slice(inicio, fim), juntar).toString('hex')),
  );
});

test('uma folha que falta não passa por uma raiz', async () => {
  await expect(lerRaizes(palco().db, [{ inicio: 0, fim: 200_000 }])).rejects.toThrow('O registro não tem');
});

test('o que foi escrito não se altera nem se apaga', async () => {
  const { db } = palco();
  const soCresce = 'o registro de doações só cresce';
  await expect(db.updateTable('folha').set({ dados: 'outra' }).where('n', '=', 1).execute()).rejects.toThrow(soCresce);
  await expect(db.deleteFrom('folha').where('n', '=', 1).execute()).rejects.toThrow(soCresce);
  await expect(db.deleteFrom('no_do_registro').execute()).rejects.toThrow(soCresce);
});

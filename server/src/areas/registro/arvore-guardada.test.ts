import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { raizDe } from '@indica-bem/domain/registro/arvore';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { lerViolacoes } from '../../migracao/invariantes';
import { comPalco } from '../../test/palco';
import { encherRegistro, esvaziarRegistro } from '../../test/registro';
import { acrescentarFolhas } from './acrescentar-folhas';
import { lerRaizes, POR_NO } from './ler-raizes';
import { juntar, resumirFolha } from './resumir';

const palco = comPalco();
afterEach(() => esvaziarRegistro(palco().db));

const emHex = (hashes: Buffer[]) => hashes.map((hash) => hash.toString('hex'));
const nosGuardados = () =>
  palco().db.selectFrom('no_do_registro').selectAll().orderBy('altura').orderBy('indice').execute();

test('em levas de qualquer tamanho a árvore guardada é a mesma que se faz de uma vez', async () => {
  const { db } = palco();
  const hashes: Buffer[] = [];
  // One by one around the edges, and in lumps that fill several nodes at once.
  for (const quantas of [1, 2, 252, 1, 1, 1, 254, 513, 300, 1]) {
    hashes.push(...(await encherRegistro(db, quantas)).map(resumirFolha));
    const raizes = await lerRaizes(db, [{ inicio: 0, fim: hashes.length }]);
    expect(emHex(raizes), `${hashes.length} folhas`).toEqual(emHex([raizDe(hashes, juntar)]));
  }
  expect(await nosGuardados()).toHaveLength(Math.floor(hashes.length / POR_NO));
  const trechos = [
    { inicio: 1024, fim: hashes.length },
    { inicio: 512, fim: 1024 },
    { inicio: 256, fim: 384 },
    { inicio: 299, fim: 300 },
  ];
  expect(emHex(await lerRaizes(db, trechos))).toEqual(
    emHex(trechos.map(({ inicio, fim }) => raizDe(hashes.slice(inicio, fim), juntar))),
  );
});

test('um nó que não é o das suas folhas é achado por quem reconta no próprio banco', async () => {
  const { db, pool } = palco();
  await encherRegistro(db, 2 * POR_NO + 3);
  const achados = async () =>
    (await lerViolacoes(path.resolve(import.meta.dirname, '../../../migrations'), pool)).join();
  expect(await achados()).not.toContain('no 1:');
  await pool.query('alter table no_do_registro disable trigger user');
  await pool.query(`update no_do_registro set hash = sha256('') where indice = 1`);
  expect(await achados()).toContain('"no 1:1"');
});

// Nobody fills 65,536 leaves, or 16,777,216, to see one node: those below it are there as if they had been.
test.each([2, 3])('um nó de altura %d se faz dos 256 abaixo dele quando a última folha o enche', async (altura) => {
  const { db } = palco();
  const nos = new Map<number, Buffer[]>();
  for (let abaixo = 1; abaixo < altura; abaixo++) {
    const hashes = Array.from({ length: POR_NO - 1 }, () => randomBytes(32));
    nos.set(abaixo, hashes);
    const desde = abaixo === altura - 1 ? 0 : POR_NO * (POR_NO - 1);
    await sql`
      insert into no_do_registro (altura, indice, hash)
      select ${abaixo}::int, ${desde}::bigint + vez - 1, hash
        from unnest(${hashes}::bytea[]) with ordinality as f (hash, vez)`.execute(db);
  }
  const cheia = POR_NO ** altura;
  const folhas = Array.from({ length: 500 }, (_, i) => `folha ${i}`);
  const acrescentar = (antes: number, quais: string[]) => transacao(db, (trx) => acrescentarFolhas(trx, antes, quais));
  await acrescentar(cheia - POR_NO, folhas.slice(0, 100));
  await acrescentar(cheia - POR_NO + 100, folhas.slice(100));

  let no = raizDe(folhas.slice(0, POR_NO).map(resumirFolha), juntar);
  for (let abaixo = 1; abaixo < altura; abaixo++) no = raizDe([...(nos.get(abaixo) ?? []), no], juntar);
  const guardado = (await nosGuardados()).filter((outro) => outro.altura === altura);
  expect(guardado.map(({ indice, hash }) => [indice, hash.toString('hex')])).toEqual([[0, no.toString('hex')]]);
  const inteira = juntar(no, raizDe(folhas.slice(POR_NO).map(resumirFolha), juntar));
  const raizes = await lerRaizes(db, [{ inicio: 0, fim: cheia - POR_NO + folhas.length }]);
  expect(emHex(raizes)).toEqual(emHex([inteira]));
});

test('uma folha que falta não passa por uma raiz', async () => {
  await encherRegistro(palco().db, 5);
  await expect(lerRaizes(palco().db, [{ inicio: 0, fim: 6 }])).rejects.toThrow('O registro não tem');
});

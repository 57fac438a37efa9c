import type { Marco } from '@indica-bem/domain/registro/contrato';
import { conferirMarco } from '@indica-bem/domain/registro/nota-assinada';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Leitura } from '../../db/conexao';
import { cenaDoRegistro } from '../../test/cena-do-registro';
import { chamar } from '../../test/chamar';
import { CRIPTO } from '../../test/cripto';
import { comPalco, outroServidor } from '../../test/palco';
import { encherRegistro, esvaziarRegistro } from '../../test/registro';
import { assinarCabecaDeAgora } from './assinar-cabeca';
import { chaveQueAssina } from './chave-que-assina';

const palco = comPalco();
const cena = cenaDoRegistro(palco);
const DO_AMBIENTE = Buffer.alloc(32, 7);
const OUTRA = Buffer.alloc(32, 9);

beforeAll(() => encherRegistro(palco().db, 3));
afterAll(() => esvaziarRegistro(palco().db));
const semGuarda = (acao: string) => palco().pool.query(`alter table chave_do_registro ${acao} trigger user`);
beforeEach(() => semGuarda('disable'));
afterEach(async () => {
  await palco().db.deleteFrom('chave_do_registro').execute();
  await semGuarda('enable');
});

const listadas = async (app = palco().app) => {
  palco().irPara(new Date(palco().relogio().getTime() + 61_000));
  return (await chamar({ app }, null, 'GET /registro/chaves', {})).body;
};

test('sem ajuste nenhum a chave se faz uma vez, por mais instâncias que a façam ao mesmo tempo', async () => {
  const { db, config, relogio } = palco();
  const fazer = (em: Leitura) => chaveQueAssina(em, config, relogio());
  // The others have seen that there is none, and wait for the first one's to be written.
  const { primeira, outras } = await db.transaction().execute(async (trx) => {
    const primeira = await fazer(trx);
    const outras = Array.from({ length: 4 }, () => fazer(db));
    await cena.ateEsperarem(outras.length);
    return { primeira, outras };
  });
  for (const { chave } of await Promise.all(outras)) expect(chave).toBe(primeira.chave);
  const { origem, chaves } = await listadas();
  expect(origem).toBe('indicabem/doacoes');
  expect(chaves.map(({ chave }) => chave)).toEqual([primeira.chave]);
  expect(JSON.stringify(chaves)).not.toContain('privada');
});

test('a do ambiente assina, e o banco não a conhece', async () => {
  const { db, config, relogio } = palco();
  const cabeca = await assinarCabecaDeAgora(db, { ...config, chaveDoRegistro: DO_AMBIENTE }, relogio());
  const linhas = await db.selectFrom('chave_do_registro').selectAll().execute();
  expect(linhas).toMatchObject([{ chave: cabeca?.chave, privada: null }]);
  expect(await conferirMarco(cabeca as unknown as Marco, (await listadas()).chaves, CRIPTO)).toBe(true);
});

test('quem troca de chave não apaga a de antes: o que ela assinou se confere com ela', async () => {
  const { db, config, relogio } = palco();
  const assinar = (chaveDoRegistro?: Buffer) => assinarCabecaDeAgora(db, { ...config, chaveDoRegistro }, relogio());
  const assinadas = [];
  for (const chave of [undefined, DO_AMBIENTE, OUTRA]) {
    assinadas.push(await assinar(chave));
    palco().irPara(new Date(relogio().getTime() + 1000));
  }
  const { chaves } = await listadas();
  expect(chaves.map(({ chave }) => chave)).toEqual(assinadas.map((cabeca) => cabeca?.chave).toReversed());
  for (const cabeca of assinadas) expect(await conferirMarco(cabeca as unknown as Marco, chaves, CRIPTO)).toBe(true);
  expect((await assinar())?.chave).toBe(assinadas[0]?.chave);
});

test('antes de qualquer assinatura a chave já está na lista de quem vai conferir', async () => {
  const { app, fechar } = await outroServidor(palco(), { chaveDoRegistro: DO_AMBIENTE });
  const { chaves } = await listadas(app);
  const { marco } = (await chamar({ app }, null, 'GET /transparencia', {})).body;
  expect(chaves.map(({ chave }) => chave)).toEqual([marco?.chave]);
  await fechar();
});

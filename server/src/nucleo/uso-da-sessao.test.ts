import { afterEach, expect, test } from 'vitest';
import { transacao } from '../db/transacao';
import { chamar } from '../test/chamar';
import { criarTutor, type Pessoa } from '../test/elenco';
import { AGORA, comPalco } from '../test/palco';

const palco = comPalco();
const DEPOIS = new Date(AGORA.getTime() + 10 * 60_000);
afterEach(() => palco().irPara(AGORA));

const abrir = (pessoa: Pessoa) => chamar(palco(), pessoa, 'GET /calendars', { query: {} });
const usoDe = ({ id }: Pessoa) =>
  palco()
    .db.selectFrom('sessao as s')
    .innerJoin('conta as c', 'c.id', 's.conta_id')
    .select(['s.usada_em', 'c.ultimo_acesso_em'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();

test('muitas sessões usadas ao mesmo tempo ficam todas anotadas, também a que chama duas vezes', async () => {
  const pessoas = await Promise.all(Array.from({ length: 12 }, () => criarTutor(palco())));
  palco().irPara(DEPOIS);
  const respostas = await Promise.all([...pessoas, ...pessoas].map(abrir));
  expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
  for (const pessoa of pessoas) expect(await usoDe(pessoa)).toEqual({ usada_em: DEPOIS, ultimo_acesso_em: DEPOIS });
});

test('quem segura a conta não faz ninguém esperar, e a chamada seguinte anota', async () => {
  const presa = await criarTutor(palco());
  palco().irPara(DEPOIS);
  await transacao(palco().db, async (trx) => {
    await trx.selectFrom('conta').select('id').where('id', '=', presa.id).forUpdate().execute();
    await trx.selectFrom('sessao').select('conta_id').where('conta_id', '=', presa.id).forUpdate().execute();
    expect((await abrir(presa)).status).toBe(200);
  });
  expect((await usoDe(presa)).usada_em).toEqual(AGORA);
  expect((await abrir(presa)).status).toBe(200);
  expect((await usoDe(presa)).usada_em).toEqual(DEPOIS);
});

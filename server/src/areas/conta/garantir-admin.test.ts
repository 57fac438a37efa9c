import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { garantirPrimeiroAdmin } from './garantir-admin';

const palco = comPalco();
const CHEFE = { email: 'chefe@example.com', senha: 'a senha do primeiro dia' };

const entrar = ({ email, senha }: typeof CHEFE) => chamar(palco(), null, 'POST /login', { body: { email, senha } });
const quantos = async () => (await palco().pool.query('select id from administrador')).rows.length;

test('só o primeiro de todos vem do ambiente: quem saiu da equipe, ou trocou de e-mail, não volta ao religar', async () => {
  await garantirPrimeiroAdmin(palco().db, CHEFE);
  await garantirPrimeiroAdmin(palco().db, CHEFE);
  expect([(await entrar(CHEFE)).status, await quantos()]).toEqual([200, 1]);

  await palco().pool.query(`update conta set email = 'novo@example.com' where email = $1`, [CHEFE.email]);
  await garantirPrimeiroAdmin(palco().db, CHEFE);
  expect([(await entrar(CHEFE)).status, await quantos()]).toEqual([401, 1]);

  const sucessora = await criarAdmin(palco());
  const { rows } = await palco().pool.query(`select id from conta where email = 'novo@example.com'`);
  expect((await chamar(palco(), sucessora, 'DELETE /equipe/:id', { params: { id: rows[0].id } })).status).toBe(200);
  await garantirPrimeiroAdmin(palco().db, { ...CHEFE, email: 'novo@example.com' });
  expect(await quantos()).toBe(2);
});

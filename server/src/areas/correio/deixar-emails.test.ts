import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { NaoEntregue } from '../../mail/correio';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, criarProduto, type Pessoa } from '../../test/elenco';
import { indicar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { trabalhadores } from '../../trabalhadores';

const palco = comPalco();
let admin: Pessoa;
let prescritor: Pessoa;
let produto: number;

beforeEach(async () => {
  await palco().pool.query('delete from envio_de_email; delete from pgboss.job');
  admin = await criarAdmin(palco());
  prescritor = await criarPrescritor(palco());
  produto = await criarProduto(palco());
});

const NAO_EXISTE = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 x' };
const fazer = () =>
  indicar(palco(), { prescritor, produto }, { email: `tutora-${randomUUID().slice(0, 8)}@example.com` });
const recusarTudo = () =>
  palco()
    .fila.esvaziar(trabalhadores(palco(), { enviar: () => Promise.reject(new NaoEntregue(NAO_EXISTE)) }))
    .catch(() => undefined);
const listar = async (query = {}) => (await chamar(palco(), admin, 'GET /correio', { query })).body;
const reenviar = (ids: string[]) => chamar(palco(), admin, 'POST /correio/reenvio', { body: { ids } });
const deixar = async (...ids: string[]) =>
  (await chamar(palco(), admin, 'POST /correio/deixados', { body: { ids } })).body.deixados;
const esperando = async () => {
  const { pendencias } = (await chamar(palco(), admin, 'GET /painel/pendencias', {})).body;
  return pendencias.find(({ tipo }) => tipo === 'emails')?.quantos;
};

test('o que ninguém pode consertar deixa de esperar pela equipe, e continua a dizer o que foi', async () => {
  await fazer();
  await fazer();
  await recusarTudo();
  const [{ id, pode_deixar } = { id: '', pode_deixar: false }] = (await listar()).emails;
  expect([pode_deixar, await esperando()]).toEqual([true, 2]);
  expect(await deixar(id)).toBe(1);
  expect(await esperando()).toBe(1);
  const { emails, falharam } = await listar();
  expect([emails.some((um) => um.id === id), falharam?.quantos]).toEqual([false, 1]);
  const deixado = (await listar({ ver: 'todos' })).emails.find((um) => um.id === id);
  expect(deixado).toMatchObject({
    estado: 'recusado',
    falha: 'caixa-inexistente',
    deixado_em: AGORA.toISOString(),
    pode_deixar: false,
    pode_reenviar: true,
  });
});

test('duas vezes é uma; o que espera, saiu ou foi reenviado não se deixa', async () => {
  await fazer();
  await recusarTudo();
  const [{ id: recusado } = { id: '' }] = (await listar()).emails;
  expect([await deixar(recusado), await deixar(recusado, randomUUID())]).toEqual([1, 0]);
  expect((await reenviar([recusado])).body.reenviados).toBe(1);
  const [{ id: naFila } = { id: '' }] = (await listar({ ver: 'esperam' })).emails;
  expect(await deixar(naFila)).toBe(0);
  await palco().trabalhar();
  expect(await deixar(naFila, recusado)).toBe(0);
});

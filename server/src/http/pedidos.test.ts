import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { abrirConexao, escutar } from '../test/conexao-crua';
import { criarAdmin } from '../test/elenco';
import { comPalco, outroServidor } from '../test/palco';

const palco = comPalco();
const linhas: string[] = [];
let servidor: Awaited<ReturnType<typeof outroServidor>>;
let porta = 0;
beforeAll(async () => {
  const saida = { write: (linha: string) => void linhas.push(linha) };
  servidor = await outroServidor(palco(), { nivelDeLog: 'info' }, saida);
  porta = await escutar(servidor.app);
});
afterAll(() => servidor.fechar());
beforeEach(() => {
  linhas.length = 0;
});
const pedidos = () => linhas.map((linha) => JSON.parse(linha)).filter(({ msg }) => msg === 'pedido');
const pedir = (url: string, nome?: string) =>
  servidor.app.inject({ url, headers: nome === undefined ? {} : { 'x-request-id': nome } });

test.each(['a', 'Req_1.2-3', '0f8fad5b-d9cd-469f-a165-70867728950e', 'x'.repeat(64)])(
  'o nome que veio com o pedido é o da resposta e o do log: %s',
  async (nome) => {
    expect((await pedir('/api/formula-do-bem', nome)).headers['x-request-id']).toBe(nome);
    expect(pedidos()).toMatchObject([{ reqId: nome, metodo: 'GET', rota: '/formula-do-bem', status: 200 }]);
  },
);

test.each([undefined, '', 'com espaço', 'x'.repeat(65), 'ana@example.com', '{"a":1}', 'é'])(
  'sem nome, ou com um que não serve (%s), recebe um novo',
  async (nome) => {
    const [um, outro] = [await pedir('/api/formula-do-bem', nome), await pedir('/api/formula-do-bem', nome)];
    const novos = [um, outro].map(({ headers }) => String(headers['x-request-id']));
    for (const novo of novos) expect(novo).toMatch(/^[\w-]{8,20}$/);
    expect(new Set(novos).size).toBe(2);
    expect(pedidos().map(({ reqId }) => reqId)).toEqual(novos);
  },
);

test.each(['/api/nada', '/api/tutors', '/api/ready', '/web/nada', '/%zz', '/api/coupon/%E0%A4%A', '/'])(
  'toda resposta diz o nome do pedido: %s',
  async (url) => {
    expect((await pedir(url, 'quem-pede.1')).headers['x-request-id']).toBe('quem-pede.1');
  },
);

test('também o que nem chega a ser um pedido', async () => {
  const { socket, fim } = await abrirConexao(porta);
  socket.write('isto não é HTTP\r\n\r\n');
  const [, nome] = /^HTTP\/1\.1 400[\s\S]*\r\nX-Request-Id: ([\w-]+)\r\n/.exec(await fim) ?? [];
  expect(pedidos()).toMatchObject([{ reqId: nome, status: 400, recusa: 'PEDIDO_ILEGIVEL', endereco: '127.0.0.1' }]);
});

test('numa conexão que fica, cada linha conta os bytes da sua resposta', async () => {
  const { socket, fim } = await abrirConexao(porta);
  const pedido = (fecha: string) => `GET /api/formula-do-bem HTTP/1.1\r\nhost: x\r\nconnection: ${fecha}\r\n\r\n`;
  socket.write(pedido('keep-alive'));
  await expect.poll(() => pedidos().length, { timeout: 10_000 }).toBe(1);
  socket.write(pedido('close'));
  const escritos = Buffer.byteLength(await fim);
  await expect.poll(() => pedidos().length, { timeout: 10_000 }).toBe(2);
  const [um, outro] = pedidos();
  expect(um.bytes).toBeGreaterThan(100);
  expect(um.bytes + outro.bytes).toBe(escritos);
});

test('uma falha nossa diz a quem a encontrou o nome pelo qual o log a conta', async () => {
  const { pool } = palco();
  await pool.query('alter table tutor rename to tutor_sumido');
  const admin = await criarAdmin(palco());
  const resposta = await servidor.app
    .inject({ url: '/api/tutors', headers: { api_token: admin.token } })
    .finally(() => pool.query('alter table tutor_sumido rename to tutor'));
  expect(resposta.json()).toMatchObject({ status: 500, requisicao: resposta.headers['x-request-id'] });
  const doPedido = linhas.map((linha) => JSON.parse(linha)).filter(({ reqId }) => reqId === resposta.json().requisicao);
  expect(doPedido.map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'erro interno'],
    [30, 'pedido'],
  ]);
});

test('o mesmo nome duas vezes: na auditoria cada ato tem o seu', async () => {
  const admin = await criarAdmin(palco());
  const headers = { api_token: admin.token, 'x-request-id': 'repetido' };
  for (const nome of ['Um Nome', 'Outro Nome']) {
    const { versao } = (await servidor.app.inject({ url: '/api/minha-conta', headers })).json();
    const url = '/api/minha-conta';
    const mudada = await servidor.app.inject({
      method: 'PUT',
      url,
      headers,
      payload: { nome, email: admin.email, versao },
    });
    expect(mudada.statusCode).toBe(200);
  }
  const { rows } = await palco().pool.query(`select requisicao from auditoria where requisicao like 'repetido~%'`);
  expect(new Set(rows.map(({ requisicao }) => requisicao)).size).toBe(2);
});

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lerConfig } from '../config/config';
import { ligar } from '../ligar';
import { leitorDeSessoes } from '../nucleo/sessao';
import { prepararCaixa, telaDo } from '../test/cena-do-caixa';
import { chamar } from '../test/chamar';
import { abrirColetor, atributosDe } from '../test/coletor';
import { escutar } from '../test/conexao-crua';
import { criarTutor } from '../test/elenco';
import { lerExposicao } from '../test/exposicao';
import { comPalco, outroServidor } from '../test/palco';
import type { Destino } from './envio-de-trechos';
import { expor } from './medidas';
import { abrirTracador, type Tracador } from './tracador';
import { ligarTracos } from './tracos';

const palco = comPalco();
const FORMULA = '/api/formula-do-bem';
let coletor: Awaited<ReturnType<typeof abrirColetor>>;
const paraFechar: (() => Promise<void>)[] = [];
beforeEach(async () => {
  coletor = await abrirColetor();
  paraFechar.push(() => coletor.fechar());
});
afterEach(async () => {
  for (const fechar of paraFechar.reverse().splice(0)) await fechar();
});

const destino = (dados: Partial<Destino> = {}): Destino => ({
  endereco: `${coletor.endereco}/`,
  cabecalhos: { authorization: 'Bearer segredo-do-coletor' },
  servico: 'indica-bem',
  versao: '1.2.3',
  aoParar: () => undefined,
  aoVoltar: () => undefined,
  ...dados,
});

/** A server with traces on, and what it logs. */
async function comTracos(proporcao = 1, dados: Partial<Destino> = {}) {
  const tracador: Tracador = abrirTracador({ ...destino(dados), proporcao });
  ligarTracos(tracador);
  const linhas: string[] = [];
  const saida = { write: (linha: string) => void linhas.push(linha) };
  const { app, fechar } = await outroServidor(palco(), { nivelDeLog: 'info' }, saida);
  paraFechar.push(
    () => fechar().then(tracador.fechar),
    async () => ligarTracos(undefined),
  );
  return { app, linhas, tracador };
}
const perdidos = () => lerExposicao(expor({})).series.get('traces_dropped_total') ?? 0;

test('um pedido com os seus comandos por filhos, e nada de quem pediu nem do que pediu', async () => {
  const cena = await prepararCaixa(palco());
  const { loja, tutor, idCupom: id, codigo, cpf } = cena;
  const { selo: s } = await telaDo(palco(), cena);
  const { app, tracador, linhas } = await comTracos();
  const funcionario = `Bia${randomBytes(6).toString('hex')}`;
  const lido = await chamar({ app }, loja, 'POST /coupon/:codigo/leitura', { params: { codigo }, body: { s } });
  const body = { nome_funcionario: funcionario, valor: 100, peso: 15, prova: lido.body.prova } as const;
  expect((await chamar({ app }, loja, 'PUT /coupon/:id', { params: { id }, body })).status).toBe(200);
  await chamar({ app }, null, 'GET /forgot-password', { query: { email: tutor.email } });
  await app.inject(`/nada/${cpf}?email=${tutor.email}`);
  await app.inject('/api/health');
  await tracador.enviar();

  const trechos = coletor.trechos();
  const pedidos = trechos.filter(({ kind }) => kind === 2);
  expect(pedidos.map(({ name }) => name)).toEqual([
    'POST /coupon/:codigo/leitura',
    'PUT /coupon/:id',
    'GET /forgot-password',
    'GET nenhuma',
  ]);
  const venda = pedidos[1];
  expect(venda && atributosDe(venda)).toEqual({
    'http.request.method': 'PUT',
    'http.route': '/coupon/:id',
    'http.response.status_code': '200',
  });
  const filhos = trechos.filter(({ parentSpanId }) => parentSpanId === venda?.spanId);
  expect(filhos.map(({ name }) => name)).toEqual(expect.arrayContaining(['sessoes', 'cupons-usar-livres']));
  for (const filho of filhos) {
    expect(filho).toMatchObject({ traceId: venda?.traceId, kind: 3, status: {} });
    expect(atributosDe(filho)).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': filho.name });
  }
  const enviado = coletor.recebidos.map(({ texto }) => texto).join();
  for (const [nome, dado] of Object.entries({ codigo, cpf, id, s, funcionario, email: tutor.email, token: loja.token }))
    expect(enviado.includes(String(dado)), nome).toBe(false);
  expect(coletor.recebidos[0]).toMatchObject({
    url: '/v1/traces',
    headers: { 'content-type': 'application/json', authorization: 'Bearer segredo-do-coletor' },
  });
  expect(atributosDe(coletor.recursos())).toMatchObject({ 'service.name': 'indica-bem', 'service.version': '1.2.3' });
  expect(linhas.join()).not.toContain('segredo-do-coletor');
});

test('um corpo que chega depois não perde o traço', async () => {
  const { app, tracador } = await comTracos();
  const porta = await escutar(app);
  const chegou = once(app.server, 'request');
  const headers = { 'content-type': 'application/json' };
  const pedido = request({ port: porta, host: '127.0.0.1', path: '/api/login', method: 'POST', headers });
  pedido.flushHeaders();
  await chegou;
  pedido.end(JSON.stringify({ email: 'ninguem@example.com', senha: 'uma senha qualquer' }));
  const [resposta] = await once(pedido, 'response');
  await once(resposta.resume(), 'end');
  await vi.waitFor(async () => {
    await tracador.enviar();
    expect(coletor.trechos().some(({ kind }) => kind === 2)).toBe(true);
  });
  const entrada = coletor.trechos().find(({ kind }) => kind === 2);
  const filhos = coletor.trechos().filter(({ parentSpanId }) => parentSpanId === entrada?.spanId);
  expect([entrada?.name, filhos[0]?.name]).toEqual(['POST /login', 'limites-tomar']);
});

test('o que vários perguntam num comando só é filho de cada um, uma vez', async () => {
  const { token } = await criarTutor(palco());
  const { tracador } = await comTracos();
  const lerSessao = leitorDeSessoes(palco().db);
  const abertos = [1, 2].flatMap(() => tracador.comecar() ?? []);
  const quem = [...abertos, ...abertos.slice(0, 1)];
  await Promise.all(quem.map((um) => tracador.dentroDe([um], () => lerSessao(token, palco().relogio()))));
  await tracador.enviar();
  const sessoes = coletor.trechos();
  expect(sessoes.map(({ traceId, parentSpanId: spanId }) => ({ traceId, spanId }))).toEqual(
    abertos.map(({ traceId, spanId }) => ({ traceId, spanId })),
  );
  expect(sessoes.map((s) => [s.name, atributosDe(s)['indica_bem.together']])).toEqual(
    [1, 2].map(() => ['sessoes', '2']),
  );
});

test('uma tarefa, pelo nome da fila; a que falha diz que falhou', async () => {
  const { email } = await criarTutor(palco());
  const { tracador } = await comTracos();
  await chamar(palco(), null, 'GET /forgot-password', { query: { email } });
  await palco().trabalhar();
  await expect(tracador.tarefa('limpeza', () => Promise.reject(new Error(email)))).rejects.toThrow(email);
  await tracador.enviar();
  const tarefas = coletor.trechos().filter(({ kind }) => kind === 5);
  expect(tarefas.map(({ name, status, parentSpanId }) => [name, status.code, parentSpanId])).toEqual(
    expect.arrayContaining([
      ['process email-recuperacao', undefined, undefined],
      ['process limpeza', 2, undefined],
    ]),
  );
  expect(coletor.recebidos.map(({ texto }) => texto).join()).not.toContain(email);
});

const [TRACO, PAI] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
test.each([
  ['continua o de quem pede', `00-${TRACO}-${PAI}-01`, 1, 'continua'],
  ['também quando aqui não começaria nenhum', `00-${TRACO}-${PAI}-03`, 0, 'continua'],
  ['de uma versão por vir, com mais partes', `cc-${TRACO}-${PAI}-01-mais`, 0, 'continua'],
  ['quem pede não o guarda', `00-${TRACO}-${PAI}-00`, 1, 'nenhum'],
  ['nenhum veio, e nenhum começa aqui', undefined, 0, 'nenhum'],
  ['nenhum veio', undefined, 1, 'novo'],
  ['a versão 00 tem quatro partes', `00-${TRACO}-${PAI}-01-mais`, 1, 'novo'],
  ['a versão ff não existe', `ff-${TRACO}-${PAI}-01`, 1, 'novo'],
  ['em maiúsculas não vale', `00-${TRACO.toUpperCase()}-${PAI}-01`, 1, 'novo'],
  ['um traço de zeros', `00-${'0'.repeat(32)}-${PAI}-01`, 1, 'novo'],
  ['um pai de zeros', `00-${TRACO}-${'0'.repeat(16)}-01`, 1, 'novo'],
  ['qualquer outra coisa', `${TRACO}, ana@example.com`, 1, 'novo'],
])('traceparent: %s (%s, proporção %d): %s', async (_, traceparent, proporcao, esperado) => {
  const tracador = abrirTracador({ ...destino(), proporcao });
  const aberto = tracador.comecar(traceparent);
  await tracador.fechar();
  const lido = aberto === undefined ? 'nenhum' : aberto.traceId === TRACO && aberto.pai === PAI ? 'continua' : 'novo';
  expect(lido).toBe(esperado);
  if (lido === 'novo') expect([aberto?.pai, aberto?.traceId]).toEqual([undefined, expect.not.stringMatching(TRACO)]);
});

test('o pedido continua o traço de quem pede, e o log diz qual; o que não se guarda não vai nem é dito', async () => {
  const { app, tracador, linhas } = await comTracos(0);
  for (const traceparent of [`00-${TRACO}-${PAI}-01`, `00-${TRACO}-${PAI}-00`, 'qualquer'])
    expect((await app.inject({ url: FORMULA, headers: { traceparent } })).statusCode).toBe(200);
  await tracador.enviar();
  const pedidos = coletor.trechos().filter(({ kind }) => kind === 2);
  expect(pedidos).toMatchObject([{ traceId: TRACO, parentSpanId: PAI }]);
  const ditos = linhas.map((linha) => JSON.parse(linha)).filter(({ msg }) => msg === 'pedido');
  expect(ditos.map(({ trace_id }) => trace_id)).toEqual([TRACO, undefined, undefined]);
});

test('um coletor fora do ar não atrapalha ninguém, é dito uma vez, e recebe depois o que coube na fila', async () => {
  const [aoParar, aoVoltar, antes] = [vi.fn(), vi.fn(), perdidos()];
  const { app, tracador } = await comTracos(1, { aoParar, aoVoltar });
  coletor.status = 503;
  for (const _ of [1, 2, 3]) {
    expect((await app.inject(FORMULA)).statusCode).toBe(200);
    await tracador.enviar();
  }
  expect(aoParar.mock.calls).toEqual([['HTTP 503']]);
  coletor.status = 200;
  coletor.recebidos.length = 0;
  await tracador.enviar();
  await tracador.enviar();
  expect(coletor.trechos().filter(({ kind }) => kind === 2)).toHaveLength(3);
  expect([aoParar.mock.calls.length, aoVoltar.mock.calls.length, perdidos() - antes]).toEqual([1, 1, 0]);
});

test('do ambiente ao coletor: o que ficou na fila vai com a parada', async () => {
  const config = lerConfig({
    DATABASE_URL: palco().pool.options.connectionString,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: coletor.endereco,
    OTEL_SERVICE_NAME: 'loja-de-teste',
  });
  const pastaDasMigracoes = path.resolve(import.meta.dirname, '../../migrations');
  const ligado = await ligar(config, { pastaDasMigracoes, avisar: () => undefined });
  expect((await fetch(`${ligado.url}${FORMULA}`)).status).toBe(200);
  await ligado.desligar();
  expect(coletor.trechos().map(({ name }) => name)).toContain('GET /formula-do-bem');
  expect(atributosDe(coletor.recursos())).toMatchObject({ 'service.name': 'loja-de-teste' });
});

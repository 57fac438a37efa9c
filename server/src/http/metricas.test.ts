import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { comPalco, outroServidor } from '../test/palco';
import { medir } from './metricas';

const palco = comPalco({ senhaDasMetricas: 'uma senha comprida' });
const SENHA = { authorization: 'Bearer uma senha comprida' };
const ler = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  palco().app.inject({ url: '/api/metrics', headers, remoteAddress });

test('conta os pedidos por rota declarada, nunca pelo endereço pedido', async () => {
  await palco().app.inject('/api/formula-do-bem');
  await palco().app.inject('/api/tutor/123456');
  const { body, headers } = await ler(SENHA);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/formula-do-bem",status="200"} 1');
  expect(body).toContain('route="/tutor/:id",status="401"} 1');
  expect(body).not.toContain('123456');
  expect(body).toMatch(/^db_pool_connections \d+$/m);
});

test('diz quantos quilos esperam pelo registro e há quanto tempo; sem banco, diz o resto', async () => {
  await palco().pool.query(
    `insert into quilo_a_registrar (cupom_id, vez, sinal, momento) values (1, 1, 1, $1::timestamptz - interval '90 s')`,
    [palco().relogio()],
  );
  const { body } = await ler(SENHA);
  await palco().pool.query('delete from quilo_a_registrar');
  for (const linha of [
    'registro_leaves 0',
    'registro_waiting_leaves 1',
    'registro_oldest_waiting_seconds 90',
    '# TYPE registro_leaves gauge',
  ])
    expect(body.split('\n')).toContain(linha);
  expect((await ler(SENHA)).body).not.toContain('oldest_waiting');
  const api = Fastify();
  medir(api, palco(), () => Promise.reject(new Error('sem banco')));
  const semBanco = await api.inject({ url: '/metrics', headers: SENHA });
  await api.close();
  expect(semBanco.body).toMatch(/^db_pool_connections \d+$/m);
});

test.each([
  ['com a senha, de onde for', SENHA, '203.0.113.9', 200],
  ['sem ela, nem desta máquina', {}, '127.0.0.1', 404],
  ['com outra, nem desta máquina', { authorization: 'Bearer outra' }, '127.0.0.1', 404],
  ['com ela escrita de outro jeito', { authorization: 'uma senha comprida' }, '127.0.0.1', 404],
])('há uma senha: %s', async (_, headers, endereco, status) => {
  expect((await ler(headers as Record<string, string>, endereco)).statusCode).toBe(status);
});

test.each([
  ['desta máquina', {}, '127.0.0.1', 200],
  ['de fora', {}, '203.0.113.9', 404],
  ['de fora, com senha alguma', SENHA, '203.0.113.9', 404],
  ['por um proxy desta máquina', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', 404],
  ['por um que só se anuncia', { via: '1.1 proxy' }, '127.0.0.1', 404],
])('não há senha: %s', async (_, headers, remoteAddress, status) => {
  const { app, fechar } = await outroServidor(palco(), { senhaDasMetricas: undefined });
  const { statusCode } = await app.inject({ url: '/api/metrics', headers: { ...headers }, remoteAddress });
  await fechar();
  expect(statusCode).toBe(status);
});

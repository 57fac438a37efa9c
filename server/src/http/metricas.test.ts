import { expect, test } from 'vitest';
import { comPalco, outroServidor } from '../test/palco';

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

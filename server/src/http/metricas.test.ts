import { expect, test } from 'vitest';
import { comPalco } from '../test/palco';

const palco = comPalco({ senhaDasMetricas: 'uma senha comprida' });
const ler = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  palco().app.inject({ url: '/api/metrics', headers, remoteAddress });

test('conta os pedidos por rota declarada, nunca pelo endereço pedido', async () => {
  await palco().app.inject('/api/formula-do-bem');
  await palco().app.inject('/api/tutor/123456');
  const { body, headers } = await ler();
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/formula-do-bem",status="200"} 1');
  expect(body).toContain('route="/tutor/:id",status="401"} 1');
  expect(body).not.toContain('123456');
  expect(body).toMatch(/^db_pool_connections \d+$/m);
});

test.each([
  ['desta máquina', {}, '127.0.0.1', 200],
  ['de fora', {}, '203.0.113.9', 404],
  ['desta máquina, por um proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', 404],
  ['de fora com a senha', { authorization: 'Bearer uma senha comprida' }, '203.0.113.9', 200],
  ['com a senha errada, até desta máquina', { authorization: 'Bearer outra' }, '127.0.0.1', 404],
])('%s', async (_, headers, endereco, status) => {
  expect((await ler(headers as Record<string, string>, endereco)).statusCode).toBe(status);
});

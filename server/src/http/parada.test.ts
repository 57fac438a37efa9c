import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { comPalco, outroServidor } from '../test/palco';

const palco = comPalco({ limites: false });
const agente = new Agent({ keepAlive: true });

function entrar(endereco: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((ok, falha) => {
    const pedido = request(`${endereco}/api/login`, { method: 'POST', agent: agente, headers }, (resposta) => {
      resposta.resume().on('end', () => ok(resposta.statusCode));
    });
    pedido.on('error', falha).end(JSON.stringify({ email: 'ninguem@example.com', senha: 'errada' }));
  });
}

// Shorter than the time a kept connection would hold the server.
test('ao parar, quem está sendo atendido recebe a resposta e as conexões mantidas não seguram a saída', {
  timeout: 30_000,
}, async () => {
  const { app, fechar } = await outroServidor(palco());
  const endereco = await app.listen({ port: 0, host: '127.0.0.1' });
  // Two passwords are checked at a time: when the first answer comes, the others are in hand.
  const entradas = Array.from({ length: 10 }, () => entrar(endereco));
  await Promise.race(entradas);
  await fechar();
  expect(await Promise.all(entradas)).toEqual(Array(10).fill(401));
});

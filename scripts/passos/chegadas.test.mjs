import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { aRitmo, semPausa } from '../../bench/apoio/chegadas.ts';

const PARADA_MS = 500;
const pedido = Buffer.from('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
const pedidos = () => pedido;

let servidor;
afterEach(() => servidor.close());

/** Answers at once, but from its hundredth request on nobody for half a second. */
async function servir(responder = (_, resposta) => resposta.end('ok')) {
  let recebidos = 0;
  let ate = Promise.resolve();
  servidor = createServer(async (req, resposta) => {
    if (++recebidos === 100) ate = new Promise((ok) => setTimeout(ok, PARADA_MS));
    await ate;
    responder(req, resposta, recebidos);
  });
  await new Promise((ok) => servidor.listen(0, '127.0.0.1', ok));
  return servidor.address().port;
}

test('uma parada do servidor conta para todos os que eram esperados nela, não só para os que já estavam lá', async () => {
  const corrida = { porSegundo: 200, segundos: 2, conexoes: 4, pedidos };
  const { p99, todas } = await aRitmo(await servir(), corrida);
  expect(todas).toHaveLength(400);
  expect(p99).toBeGreaterThan(PARADA_MS * 0.9);
  // One each 5 ms: of those due in its first half, each waits for the other half at least.
  expect(todas.filter((ms) => ms > PARADA_MS / 2 - 10).length).toBeGreaterThanOrEqual(50);
});

test('cada pedido é enviado uma vez, e a resposta em pedaços é uma só', async () => {
  const vistos = [];
  const corpo = 'x'.repeat(100_000);
  const porta = await servir(({ url }, resposta) => {
    vistos.push(url);
    resposta.setHeader('content-length', corpo.length);
    resposta.write(corpo.slice(0, 40_000));
    setImmediate(() => resposta.end(corpo.slice(40_000)));
  });
  const numerados = (n) => Buffer.from(`GET /${n} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await aRitmo(porta, { porSegundo: 500, segundos: 0.4, conexoes: 8, pedidos: numerados });
  expect(new Set(vistos)).toEqual(new Set(Array.from({ length: 200 }, (_, n) => `/${n}`)));
  expect(vistos).toHaveLength(200);
});

test('o que se conta sem pausa são as respostas', async () => {
  let respondidas = 0;
  const porta = await servir((_, resposta) => {
    respondidas++;
    resposta.end('ok');
  });
  const { total } = await semPausa(porta, { conexoes: 3, segundos: 0.2, pedidos });
  expect(total).toBe(respondidas);
});

test.each([aRitmo, semPausa])('uma resposta que não é 200 acaba com a corrida: $name', async (correr) => {
  const porta = await servir((_, resposta, n) => {
    resposta.statusCode = n === 20 ? 429 : 200;
    resposta.end('muitas');
  });
  const corrida = correr(porta, { porSegundo: 500, segundos: 0.2, conexoes: 2, pedidos });
  await expect(corrida).rejects.toThrow('429');
});

test('o que é lento numa espécie não aparece na outra', async () => {
  const porta = await servir(({ url }, resposta) => setTimeout(() => resposta.end('ok'), url === '/lenta' ? 60 : 0));
  const alternados = (n) => Buffer.from(`GET /${n % 2 ? 'lenta' : ''} HTTP/1.1\r\nhost: a\r\n\r\n`);
  const corrida = { porSegundo: 150, segundos: 0.4, conexoes: 32, pedidos: alternados, especies: 2 };
  const { porEspecie, todas } = await aRitmo(porta, corrida);
  expect(porEspecie.map((uma) => uma.todas.length)).toEqual([30, 30]);
  expect(porEspecie[1].p50).toBeGreaterThanOrEqual(59);
  expect(porEspecie[0].p50).toBeLessThan(59);
  expect(todas).toHaveLength(60);
});

import { Agent, type IncomingMessage, request } from 'node:http';
import { FORA_DO_AR } from '@indica-bem/domain/fora-do-ar';
import { describe, expect, test, vi } from 'vitest';
import { PRAZOS } from '../config/prazos';
import { abrirConexao, escutar } from '../test/conexao-crua';
import { comPalco, outroServidor } from '../test/palco';

const palco = comPalco({ limites: false });
const agente = new Agent({ keepAlive: true });
const LOGIN = JSON.stringify({ email: 'ninguem@example.com', senha: 'errada' });

function entrar(endereco: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((ok, falha) => {
    const pedido = request(`${endereco}/api/login`, { method: 'POST', agent: agente, headers }, (resposta) => {
      resposta.resume().on('end', () => ok(resposta.statusCode));
    });
    pedido.on('error', falha).end(LOGIN);
  });
}

/** What came, with the headers that are of the connection: `fetch` hides them. */
function ver(porta: number, caminho: string) {
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; corpo: string }>(
    (ok, falha) => {
      const pedido = request({ port: porta, host: '127.0.0.1', path: caminho, agent: agente }, (resposta) => {
        let corpo = '';
        resposta.on('data', (parte) => (corpo += parte));
        resposta.on('end', () => ok({ status: resposta.statusCode, headers: resposta.headers, corpo }));
      });
      pedido.on('error', falha).end();
    },
  );
}

async function subir(parada: number) {
  const linhas: string[] = [];
  const saida = { write: (linha: string) => void linhas.push(linha) };
  const config = { prazos: { ...PRAZOS, parada }, nivelDeLog: 'warn' };
  const { app, fechar } = await outroServidor(palco(), config, saida);
  return { app, fechar, linhas, porta: await escutar(app) };
}

/** A login whose body is still to come: in hand, and as long as the client likes. */
async function metadeDeUmLogin(porta: number) {
  const { socket, fim, dito } = await abrirConexao(porta);
  const cabecalhos = ['host: x', 'content-type: application/json', `content-length: ${LOGIN.length}`];
  socket.write(['POST /api/login HTTP/1.1', ...cabecalhos, '', LOGIN.slice(0, 5)].join('\r\n'));
  // Whatever is asked after it is answered after it came.
  await ver(porta, '/api/health');
  return { fim, dito, terminar: () => socket.write(LOGIN.slice(5)) };
}

// Shorter than the time a kept connection would hold the server.
test('ao parar, quem está sendo atendido recebe a resposta e as conexões mantidas não seguram a saída', {
  timeout: 30_000,
}, async () => {
  const { app, fechar, porta } = await subir(PRAZOS.parada);
  let chegaram = 0;
  app.server.on('request', () => chegaram++);
  // Two passwords are checked at a time: when the first answer comes, the others are in hand, if they came.
  const entradas = Array.from({ length: 10 }, () => entrar(`http://127.0.0.1:${porta}`));
  await Promise.race(entradas);
  await vi.waitFor(() => expect(chegaram).toBe(10), { interval: 5 });
  await fechar();
  expect(await Promise.all(entradas)).toEqual(Array(10).fill(401));
});

describe('enquanto escoa', () => {
  test('só /api/ready diz que não; o resto responde, e cada resposta encerra a sua conexão', async () => {
    const { app, fechar, porta } = await subir(PRAZOS.parada);
    expect((await ver(porta, '/api/health')).headers.connection).toBe('keep-alive');
    app.parada.fase = 'escoando';
    const pronto = await ver(porta, '/api/ready');
    expect(pronto).toMatchObject({ status: 503, headers: { 'retry-after': '2', connection: 'close' } });
    expect(JSON.parse(pronto.corpo)).toMatchObject({ type: 'indisponivel', status: 503, motivo: 'encerrando' });
    for (const [caminho, status] of [
      ['/api/health', 200],
      ['/api/products', 401],
      ['/nada', 404],
    ] as const)
      expect(await ver(porta, caminho)).toMatchObject({ status, headers: { connection: 'close' } });
    expect(await entrar(`http://127.0.0.1:${porta}`)).toBe(401);
    await fechar();
  });

  test('quem é recusado antes de acabar de mandar ouve a resposta: a conexão espera', async () => {
    const { app, fechar, porta } = await subir(500);
    app.parada.fase = 'escoando';
    const { socket, dito } = await abrirConexao(porta);
    socket.write(
      'PUT /api/coupon/1 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
    );
    await expect.poll(dito).toMatch(/^HTTP\/1\.1 401 /);
    expect(dito()).not.toMatch(/connection: close/i);
    await fechar();
  });
});

describe('depois', () => {
  test('o que chega é recusado como tudo o que recusamos; o que está em mãos termina', async () => {
    const { fechar, porta, linhas } = await subir(PRAZOS.parada);
    const login = await metadeDeUmLogin(porta);
    const fechou = fechar();
    for (const caminho of ['/api/health', '/api/ready', '/api/products', '/nada']) {
      const recusa = await ver(porta, caminho);
      expect(recusa).toMatchObject({
        status: 503,
        headers: {
          'retry-after': '2',
          connection: 'close',
          'x-encerrando': '1',
          'content-type': 'application/problem+json',
        },
      });
      expect(JSON.parse(recusa.corpo)).toEqual({
        type: 'indisponivel',
        title: FORA_DO_AR,
        status: 503,
        detail: FORA_DO_AR,
        motivo: 'encerrando',
      });
    }
    login.terminar();
    expect(await login.fim).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
    await fechou;
    expect(linhas).toEqual([]);
  });

  test('quem não diz nada, ou só o começo de um pedido, não segura a saída', async () => {
    const { fechar, porta, linhas } = await subir(PRAZOS.parada);
    const mudos = await Promise.all(Array.from({ length: 20 }, () => abrirConexao(porta)));
    for (const { socket } of mudos.slice(10)) socket.write('GET /api/health HTTP/1.1\r\nhost: ');
    await ver(porta, '/api/health');
    const inicio = performance.now();
    await fechar();
    expect(performance.now() - inicio).toBeLessThan(PRAZOS.parada / 2);
    expect(await Promise.all(mudos.map(({ fim }) => fim))).toEqual(Array(20).fill(''));
    expect(linhas).toEqual([]);
  });

  test('um corpo que não acaba de chegar segura até o prazo, e o log diz o que ficou', async () => {
    const { fechar, porta, linhas } = await subir(300);
    const login = await metadeDeUmLogin(porta);
    await fechar();
    expect(await login.fim).toBe('');
    expect(linhas.map((linha) => JSON.parse(linha))).toMatchObject([{ requisicoes: 1 }]);
  });
});

import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRAZOS } from '../config/prazos';
import { abrirConexao, escutar } from '../test/conexao-crua';
import { criarAdmin, criarLojista } from '../test/elenco';
import { comPalco, outroServidor } from '../test/palco';

// As in production, but for the waiting.
const prazos = { cabecalhos: 300, corpo: 300, bytesPorSegundo: 1_000, total: 60_000, ronda: 50, parada: 1_000 };
const palco = comPalco();
const linhas: string[] = [];
let servidor: Awaited<ReturnType<typeof outroServidor>>;
let porta = 0;
beforeAll(async () => {
  const saida = { write: (linha: string) => void linhas.push(linha) };
  servidor = await outroServidor(palco(), { prazos, nivelDeLog: 'warn' }, saida);
  porta = await escutar(servidor.app);
});
afterAll(async () => {
  await servidor.fechar();
  expect(linhas).toEqual([]);
});

const ATRASADO = /^HTTP\/1\.1 408 [\s\S]*O envio demorou demais/;
const inicioDe = (rota: string, ...cabecalhos: string[]) =>
  [`${rota} HTTP/1.1`, 'host: x', ...cabecalhos, '', ''].join('\r\n');

describe('quem não termina de pedir é dispensado', () => {
  test('conecta e não diz nada', async () => {
    const { fim } = await abrirConexao(porta);
    expect(await fim).toMatch(ATRASADO);
  });

  test('começa os cabeçalhos e para', async () => {
    const { socket, fim } = await abrirConexao(porta);
    socket.write('POST /api/login HTTP/1.1\r\nhost: x\r\nx-lento: ');
    expect(await fim).toMatch(ATRASADO);
  });

  test('promete um corpo e não o manda', async () => {
    const { socket, fim } = await abrirConexao(porta);
    socket.write(inicioDe('POST /api/login', 'content-type: application/json', 'content-length: 500'));
    socket.write('{"email":"');
    expect(await fim).toMatch(ATRASADO);
  });

  test('manda o corpo em pedaços, gota a gota', async () => {
    const { socket, fim } = await abrirConexao(porta);
    socket.write(inicioDe('POST /api/login', 'content-type: application/json', 'transfer-encoding: chunked'));
    const gotas = setInterval(() => socket.writable && socket.write('1\r\n \r\n'), 30);
    expect(await fim).toMatch(ATRASADO);
    clearInterval(gotas);
  });

  test('o corpo de um pedido já recusado também', async () => {
    const { socket, fim } = await abrirConexao(porta);
    socket.write(inicioDe('PUT /api/coupon/1', 'content-type: application/json', 'content-length: 500'));
    socket.write('{');
    expect((await fim).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401']);
  });

  test('um arquivo que para no meio', async () => {
    const { token } = await criarAdmin(palco());
    const { socket, fim } = await abrirConexao(porta);
    const limite = 'multipart/form-data; boundary=b';
    socket.write(
      inicioDe(
        'POST /api/cadastro-em-lote',
        `api_token: ${token}`,
        `content-type: ${limite}`,
        'content-length: 100000',
      ),
    );
    socket.write('--b\r\ncontent-disposition: form-data; name="arquivo"; filename="a.png"\r\n\r\n0123');
    expect(await fim).toMatch(ATRASADO);
  });
});

test('quem manda devagar mas sem parar é atendido, passado o prazo de quem para', async () => {
  const { socket, dito } = await abrirConexao(porta);
  const pedaco = ' '.repeat(2_000);
  const corpo = JSON.stringify({ email: 'lenta@example.com', senha: 'uma senha qualquer' });
  const tamanho = corpo.length + pedaco.length * 5;
  socket.write(inicioDe('POST /api/login', 'content-type: application/json', `content-length: ${tamanho}`));
  for (let n = 0; n < 5; n++) {
    socket.write(pedaco);
    await new Promise((ok) => setTimeout(ok, 80));
  }
  socket.write(corpo);
  await once(socket, 'data');
  expect(dito()).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

test('depois da resposta a conexão fica: o prazo é de cada pedido', async () => {
  const loja = await criarLojista(palco());
  const { socket, dito } = await abrirConexao(porta);
  for (let n = 1; n <= 3; n++) {
    socket.write(inicioDe('GET /api/products', `api_token: ${loja.token}`));
    await expect.poll(() => dito().split('HTTP/1.1 200').length - 1).toBe(n);
  }
  socket.destroy();
});

test('em produção, a espera cabe em quem está numa rede ruim e não em quem só ocupa', () => {
  expect(PRAZOS.cabecalhos).toBeLessThanOrEqual(30_000);
  expect(PRAZOS.corpo).toBeLessThanOrEqual(60_000);
  // A picture of 5 MB at 20 kB/s arrives.
  expect(PRAZOS.total).toBeGreaterThan(5_000_000 / 20);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abrirConexao, type ConexaoCrua, escutar } from '../test/conexao-crua';
import { comPalco, outroServidor } from '../test/palco';

const palco = comPalco();
const MAXIMO = 5;
const abertas: ConexaoCrua[] = [];
const fechar: (() => Promise<void>)[] = [];

async function subir(proxies: number | string[], limites = true): Promise<number> {
  const servidor = await outroServidor(palco(), { conexoesPorEndereco: MAXIMO, proxies, limites });
  fechar.push(servidor.fechar);
  return escutar(servidor.app);
}

async function abrir(porta: number, host?: string): Promise<ConexaoCrua> {
  const conexao = await abrirConexao(porta, host);
  abertas.push(conexao);
  return conexao;
}

async function responde({ socket, dito, fim }: ConexaoCrua): Promise<boolean> {
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  const resposta = expect.poll(dito).toContain('200 OK');
  return Promise.race([resposta.then(() => true), fim.then(() => false)]);
}

afterAll(async () => {
  for (const { socket } of abertas) socket.destroy();
  for (const fim of fechar) await fim();
});

describe('conexões de um endereço', () => {
  let porta = 0;
  beforeAll(async () => {
    porta = await subir(0);
  });

  test('a que passa do máximo é dispensada; as de antes e as de outro endereço seguem', async () => {
    const primeiras = await Promise.all(Array.from({ length: MAXIMO }, () => abrir(porta)));
    for (const conexao of primeiras) expect(await responde(conexao)).toBe(true);
    expect(await (await abrir(porta)).fim).toBe('');
    for (const conexao of primeiras) expect(await responde(conexao)).toBe(true);

    primeiras[0]?.socket.destroy();
    await expect.poll(async () => responde(await abrir(porta))).toBe(true);
  });
});

test.each([
  ['um proxy na frente: as conexões são dele', 1, true],
  ['o proxy está na rede confiada', ['127.0.0.0/8'], true],
  ['o proxy está em outra rede: este é um cliente qualquer', ['10.0.0.0/8'], false],
] as const)('%s', async (_, proxies, passa) => {
  const porta = await subir(typeof proxies === 'number' ? proxies : [...proxies]);
  const conexoes = await Promise.all(Array.from({ length: MAXIMO + 3 }, () => abrir(porta)));
  const respostas = await Promise.all(conexoes.map(responde));
  expect(respostas.filter(Boolean)).toHaveLength(passa ? MAXIMO + 3 : MAXIMO);
});

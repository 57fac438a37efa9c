import { describe, expect, test } from 'vitest';
import { lerProxies, type Proxies } from '../config/proxies';
import { comPalco, outroServidor } from '../test/palco';

const palco = comPalco();

describe('TRUST_PROXY', () => {
  test.each([
    ['off', 0],
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
  ])('%s', (texto, esperado) => expect(lerProxies(texto)).toEqual(esperado));

  test.each([
    'on',
    'true',
    'todos',
    '11',
    '-1',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/',
    '10.0.0.1/8/8',
    '10.0.0.1,',
  ])('%s: diz o que escrever', (texto) =>
    expect(lerProxies(texto)).toEqual({ erro: expect.stringContaining('diga quantos proxies há na frente') }),
  );
});

/** The address as the log has it, which is the one that every limit counts. */
async function enderecoVisto(proxies: Proxies, remoteAddress: string, forwarded: string): Promise<unknown> {
  const linhas: string[] = [];
  const saida = { write: (linha: string) => void linhas.push(linha) };
  const { app, fechar } = await outroServidor(palco(), { proxies, nivelDeLog: 'info' }, saida);
  await app.inject({ url: '/api/nada', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  await fechar();
  return linhas.map((linha) => JSON.parse(linha).endereco).find(Boolean);
}

describe('o endereço de quem pede', () => {
  const INVENTADO = '198.51.100.1';
  test.each([
    ['sem proxy, o cabeçalho não conta', 0, '203.0.113.9', INVENTADO, '203.0.113.9'],
    ['com um, é o que o proxy escreveu por último', 1, '10.0.0.1', `${INVENTADO}, 203.0.113.9`, '203.0.113.9'],
    ['com dois, o penúltimo', 2, '10.0.0.1', `${INVENTADO}, 203.0.113.9, 10.0.0.2`, '203.0.113.9'],
    ['o primeiro que não é da rede', ['10.0.0.0/8'], '10.0.0.1', `${INVENTADO}, 203.0.113.9, 10.7.0.2`, '203.0.113.9'],
    ['de fora da rede, o cabeçalho não conta', ['10.0.0.0/8'], '203.0.113.9', INVENTADO, '203.0.113.9'],
    ['IPv4 escrito em IPv6 é da rede', ['10.0.0.0/8'], '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['uma rede IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::9', '2001:db8::9'],
  ])('%s', async (_, proxies, remoteAddress, forwarded, esperado) => {
    expect(await enderecoVisto(proxies, remoteAddress, forwarded)).toBe(esperado);
  });
});

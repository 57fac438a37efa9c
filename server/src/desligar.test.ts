import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { lerConfig } from './config/config';
import { fecharTudo, noPrazo } from './desligar';
import { ligar } from './ligar';
import { comPalco } from './test/palco';

const palco = comPalco();
const pastaDasMigracoes = path.resolve(import.meta.dirname, '../migrations');
const pontas = new Set<Socket>();

/** The way to the database, on which suddenly nothing travels: as packets that a firewall drops. */
const caminho = createServer((cliente) => {
  const { searchParams, hostname, port } = new URL(inject('postgres'));
  const pasta = searchParams.get('host');
  const servidor = pasta ? connect(`${pasta}/.s.PGSQL.5432`) : connect(Number(port), hostname);
  for (const ponta of [cliente, servidor]) pontas.add(ponta.on('error', () => undefined));
  if (!calado) cliente.pipe(servidor).pipe(cliente);
});
let calado = false;
const calar = () => {
  calado = true;
  for (const ponta of pontas) ponta.unpipe().pause();
};
afterAll(() => {
  for (const ponta of pontas) ponta.destroy();
  caminho.close();
});

test('um banco que se cala não segura a saída, nem com um pedido e uma tarefa à espera dele', async () => {
  caminho.listen(0, '127.0.0.1');
  await once(caminho, 'listening');
  const url = new URL(palco().pool.options.connectionString ?? '');
  const { port } = caminho.address() as AddressInfo;
  const usuario = url.searchParams.get('user') ?? url.username;
  const DATABASE_URL = `postgresql://${usuario}@127.0.0.1:${port}${url.pathname}?sslmode=disable`;
  const config = lerConfig({ DATABASE_URL, PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off' });
  const prazos = { ...config.prazos, parada: 300 };
  const ligado = await ligar({ ...config, prazos }, { pastaDasMigracoes, avisar: () => undefined });
  calar();
  const entrada = { email: 'alguem@example.com', senha: 'uma senha qualquer' };
  const pedido = fetch(`${ligado.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entrada),
  }).catch(() => 'cortado');
  // The judging looks at the database every second: by now it waits for an answer too.
  await new Promise((ok) => setTimeout(ok, 1_500));
  const inicio = performance.now();
  await ligado.desligar();
  expect(performance.now() - inicio).toBeLessThan(10_000);
  expect(await pedido).toBe('cortado');
});

test('o que foi aberto por último fecha primeiro; o que não fecha fica para trás, e é dito', async () => {
  const feito: string[] = [];
  const aoFalhar = vi.fn();
  const fechar = (nome: string) => async () => void feito.push(nome);
  await fecharTudo(
    [
      { nome: 'um', fechar: fechar('um') },
      { nome: 'preso', fechar: () => new Promise(() => undefined), prazo: 20 },
      { nome: 'quebrado', fechar: () => Promise.reject(new Error('não')) },
      { nome: 'dois', fechar: fechar('dois') },
    ],
    aoFalhar,
  );
  expect(feito).toEqual(['dois', 'um']);
  expect(aoFalhar.mock.calls).toEqual([['quebrado', new Error('não')], ['preso']]);
});

test('dentro do prazo, acabar mal também é acabar', async () => {
  expect(await noPrazo(Promise.resolve(), 1_000)).toBe(true);
  expect(await noPrazo(Promise.reject(new Error('não')), 1_000)).toBe(true);
  expect(await noPrazo(new Promise(() => undefined), 10)).toBe(false);
});

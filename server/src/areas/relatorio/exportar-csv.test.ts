import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aFundo } from '../../test/a-fundo';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { indicarEmMassa } from '../../test/indicacoes-em-massa';
import { criarElenco } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const TOTAL = aFundo(30_000);
let admin: Pessoa;
let url = '';
const PEDIDO =
  '/api/reports?tipo_report=8&data_referencia_inicio=2024-01-01&data_referencia_fim=2026-03-01&formato=csv';

beforeAll(async () => {
  admin = await criarAdmin(palco());
  await indicarEmMassa(palco(), await criarElenco(palco()), { total: TOTAL, ate: '2026-03-10' });
  await palco().app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(palco().app.server.address() as AddressInfo).port}${PEDIDO}`;
});

/** The exports that PostgreSQL is still working on. */
const copiando = async () => {
  const { rows } = await palco().pool.query(
    `select pid from pg_stat_activity
      where query like 'copy (%' and state = 'active' and datname = current_database()`,
  );
  return rows.length;
};
/** Somebody who asked and reads nothing. */
const abrir = () => get(url, { headers: { api_token: admin.token } }, () => undefined);
const copiamAoTodo = (quantos: number) =>
  vi.waitFor(async () => expect(await copiando()).toBe(quantos), { timeout: 15_000, interval: 50 });

describe(`um relatório de ${TOTAL} linhas`, () => {
  test('chega inteiro, em ordem e sem pular', async () => {
    const csv = await (await fetch(url, { headers: { api_token: admin.token } })).text();
    const ordem = csv
      .split('\n')
      .slice(1, -1)
      .map((linha) => Number(linha.split(';', 1)));
    expect(ordem).toEqual(Array.from({ length: TOTAL }, (_, i) => i + 1));
  });

  test('quem desliga no meio encerra a consulta', async () => {
    const pedido = abrir();
    await new Promise<void>((lido) => {
      pedido.on('response', (resposta) => {
        resposta.once('data', () => {
          resposta.pause();
          lido();
        });
      });
    });
    // The line of titles may come before PostgreSQL has begun.
    await copiamAoTodo(1).finally(() => pedido.on('error', () => undefined).destroy());
    await copiamAoTodo(0);
  });

  test('clientes lentos seguram só o que é deles: as outras chamadas respondem', async () => {
    const lentos = Array.from({ length: 4 }, () => abrir().on('error', () => undefined));
    await copiamAoTodo(4);
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => chamar(palco(), admin, 'GET /prescritions', { query: {} })),
    );
    expect(respostas.every(({ status }) => status === 200)).toBe(true);
    for (const lento of lentos) lento.destroy();
    await copiamAoTodo(0);
  });
});

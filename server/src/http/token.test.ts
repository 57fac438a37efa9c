import { beforeAll, describe, expect, test } from 'vitest';
import { criarTutor, type Pessoa } from '../test/elenco';
import { comPalco, outroServidor } from '../test/palco';
import { tokenDe } from './token';

const palco = comPalco({ documentacao: true });

test.each([
  [{}, undefined],
  [{ api_token: 'a' }, 'a'],
  [{ 'api-token': 'a' }, 'a'],
  [{ authorization: 'Bearer a_-9' }, 'a_-9'],
  [{ authorization: 'bearer  a' }, 'a'],
  [{ authorization: 'Basic YTpi' }, undefined],
  [{ authorization: 'Bearer' }, undefined],
  [{ authorization: 'Bearer a b' }, undefined],
  [{ authorization: 'Bearer eyJhbGciOi.eyJzdWIi.c2ln' }, undefined],
  [{ api_token: '', authorization: 'Bearer a' }, ''],
  [{ api_token: 'a', 'api-token': 'b', authorization: 'Bearer c' }, 'a'],
  [{ 'api-token': 'b', authorization: 'Bearer c' }, 'b'],
])('%j: %s', (cabecalhos, token) => expect(tokenDe(cabecalhos)).toBe(token));

describe('a sessão', () => {
  let ana: Pessoa;
  let bia: Pessoa;
  beforeAll(async () => {
    ana = await criarTutor(palco());
    bia = await criarTutor(palco());
  });
  const verAna = async (headers: Record<string, string>) =>
    (await palco().app.inject({ url: `/api/tutor/${ana.id}`, headers })).statusCode;

  test('vem em api_token ou em Authorization: Bearer, e vale o mesmo', async () => {
    expect(await verAna({ api_token: ana.token })).toBe(200);
    expect(await verAna({ authorization: `Bearer ${ana.token}` })).toBe(200);
    expect(await verAna({ 'api-token': ana.token })).toBe(200);
    expect(await verAna({ authorization: `Bearer ${bia.token}` })).toBe(404);
    expect(await verAna({ authorization: 'Bearer inventado' })).toBe(401);
    expect(await verAna({ authorization: `Basic ${ana.token}` })).toBe(401);
  });

  test('com duas, a nossa: a outra pode ser de um proxy', async () => {
    expect(await verAna({ api_token: ana.token, authorization: `Bearer ${bia.token}` })).toBe(200);
    expect(await verAna({ api_token: bia.token, authorization: `Bearer ${ana.token}` })).toBe(404);
    // One that is dead is not made up for by another.
    expect(await verAna({ api_token: 'morto', authorization: `Bearer ${ana.token}` })).toBe(401);
  });

  test('quem vem com o cookie repete-o, seja qual for o cabeçalho', async () => {
    const sair = (headers: Record<string, string>) =>
      palco().app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: 'XSRF-TOKEN=x', ...headers } });
    for (const [nome, valor] of [
      ['api_token', ana.token],
      ['authorization', `Bearer ${ana.token}`],
    ] as const)
      expect((await sair({ [nome]: valor })).json().type).toBe('xsrf-invalido');
  });

  test('um proxy que descarta api_token é dito no log, uma vez', async () => {
    const linhas: string[] = [];
    const saida = { write: (linha: string) => void linhas.push(linha) };
    const { app, fechar } = await outroServidor(palco(), { nivelDeLog: 'warn' }, saida);
    const pedir = (headers: Record<string, string>) => app.inject({ url: `/api/tutor/${ana.id}`, headers });
    await pedir({ authorization: `Bearer ${ana.token}` });
    await pedir({ api_token: ana.token, 'api-token': ana.token });
    expect(linhas).toEqual([]);
    expect((await pedir({ 'api-token': ana.token })).statusCode).toBe(200);
    await pedir({ 'api-token': ana.token });
    await fechar();
    expect(linhas.map((linha) => JSON.parse(linha).msg)).toEqual([
      expect.stringContaining('underscores_in_headers on'),
    ]);
  });
});

test('a documentação diz os dois modos de mandar a sessão', async () => {
  const { paths, components } = (await palco().app.inject('/api/docs/json')).json();
  expect(Object.keys(components.securitySchemes)).toEqual(['api_token', 'bearer']);
  expect(paths['/products'].get.security).toEqual([{ api_token: [] }, { bearer: [] }]);
  expect(paths['/register'].post.security).toEqual([{}, { api_token: [] }, { bearer: [] }]);
});

import { PAPEIS } from '@indica-bem/domain/contrato/chamada';
import { CHAMADAS } from '@indica-bem/domain/contrato/chamadas';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { aFundo } from '../test/a-fundo';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../test/elenco';
import { EXTREMOS } from '../test/gerar-entrada';
import { comPalco } from '../test/palco';
import { sessaoOuNenhuma } from '../test/sessao-ou-nenhuma';

const VEZES = aFundo(6);
const palco = comPalco({ limites: false });
const elenco: (Pessoa | null)[] = [null];

beforeAll(async () => {
  elenco.push(
    await criarTutor(palco()),
    await criarPrescritor(palco()),
    await criarLojista(palco()),
    await criarAdmin(palco()),
  );
});

const valor = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    '',
    ' ',
    '\0',
    '\ud800',
    "'; drop table conta; --",
    '%00',
    ...EXTREMOS,
    '../../etc/passwd',
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    '9'.repeat(400),
    'é'.repeat(3000),
    [],
    {},
    { __proto__: null, constructor: { prototype: { admin: true } } },
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);
const CAMPOS = [
  'email',
  'senha',
  'telefone',
  'token',
  'id_tutor',
  'id_lojista',
  'id_produto',
  'peso_pet',
  'ecc',
  'atividade',
  'anotacoes',
  'nome_funcionario',
  'valor',
  'peso',
  'privacidade_aceite',
  'uso_aceite',
  'nome',
  'cpf',
  'tipo_login',
  'data',
  'data_referencia_inicio',
  'data_referencia_fim',
  'data_nascimento',
  'data_validade',
  'data_pagamento',
  'titulo',
  '__proto__',
  'constructor',
];
const corpo = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...CAMPOS), valor).map((c) => JSON.stringify(c)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"a":',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      'a=b&c=d',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);
const pedaco = fc.oneof(
  fc.constantFrom('1', '0', '-1', 'abc', '999999999', '9'.repeat(30), 'DMNSTR22', '%00', '%ff', '..', 'a%2Fb', '🐶'),
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
);
const consulta = fc.dictionary(
  fc.constantFrom(
    'cursor',
    'limite',
    'busca',
    'latitude',
    'longitude',
    'de',
    'ate',
    'data_referencia_inicio',
    'data_referencia_fim',
    'tipo_report',
    'status',
    'tipo',
    'com_cupom',
    'email',
  ),
  fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      '-1',
      '1e400',
      'NaN',
      'Infinity',
      '2026-02-31',
      ...EXTREMOS,
      '\0',
      'W10',
      'WyJhIiwiYiJd',
      'WyIyMDI2LTAxLTAxIiwiMSJd',
    ),
  ),
);
const cabecalhos = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '',
    ),
    'idempotency-key': fc.constantFrom('x', '', '00000000-0000-4000-8000-000000000000'),
    cookie: fc.constantFrom('XSRF-TOKEN=', 'XSRF-TOKEN=a; b', ';;;='),
    'accept-encoding': fc.constantFrom('gzip', 'br;q=9', 'zzz'),
  },
  { requiredKeys: [] },
);

describe('nenhum pedido, por mais torto que seja, causa um erro do servidor', () => {
  for (const { method, path } of Object.values(CHAMADAS)) {
    test(`${method} ${path}`, async () => {
      await fc.assert(
        fc.asyncProperty(
          corpo,
          pedaco,
          consulta,
          cabecalhos,
          fc.nat(PAPEIS.length),
          async (payload, parte, query, headers, quem) => {
            const pessoa = elenco[quem];
            // One of the calls is to log out: each knock brings a token of its own.
            const api_token = pessoa && (await sessaoOuNenhuma(palco(), pessoa.id));
            const pedido: InjectOptions = {
              method,
              url: `/api${path.replace(/:\w+/g, parte)}`,
              query,
              headers: { 'content-type': 'application/json', ...headers, ...(api_token && { api_token }) },
              ...(method !== 'GET' && { payload }),
            };
            const { statusCode, body } = await palco().app.inject(pedido);
            expect(statusCode, body).toBeLessThan(500);
          },
        ),
        { numRuns: VEZES },
      );
    });
  }
});

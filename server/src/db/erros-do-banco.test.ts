import { expect, test } from 'vitest';
import { bancoForaDoAr, conexaoQuebrada, SemConexao } from './erros-do-banco';

const comCodigo = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  // Broken off: another connection may be fine.
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ENOENT',
    '08000',
    '08006',
    '08P01',
    '57P01',
    '57P03',
    '25P03',
    '25006',
  ].map((codigo) => [codigo, true, true] as const),
  // Away, silent or full: trying again at once does not help.
  ...[
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    '53100',
    '53200',
    '53300',
    '57014',
    '28P01',
    '3D000',
  ].map((codigo) => [codigo, true, false] as const),
  // Ours, or the caller's.
  ...['23505', '23503', '40001', '42P01', '22P02', '0A000', 'EACCES', 'XX000'].map(
    (codigo) => [codigo, false, false] as const,
  ),
])('%s: fora do ar %s, conexão quebrada %s', (codigo, fora, quebrada) => {
  expect([bancoForaDoAr(comCodigo(codigo)), conexaoQuebrada(comCodigo(codigo))]).toEqual([fora, quebrada]);
});

test.each([
  ['timeout exceeded when trying to connect', false],
  ['Connection terminated due to connection timeout', false],
  ['timeout expired', false],
  ['Cannot use a pool after calling end on the pool', false],
  ['The server does not support SSL connections', false],
  ['Connection terminated unexpectedly', true],
  ['Client has encountered a connection error and is not queryable', true],
])('"%s" é do banco; quebrada: %s', (frase, quebrada) => {
  expect([bancoForaDoAr(new Error(frase)), conexaoQuebrada(new Error(frase))]).toEqual([true, quebrada]);
});

test('o que não tem conexão é do banco, qualquer que seja o motivo', () => {
  expect(bancoForaDoAr(new SemConexao(comCodigo('CERT_HAS_EXPIRED')))).toBe(true);
  expect(new SemConexao(new AggregateError([])).message).toBe('sem conexão com o banco de dados: sem resposta');
  expect(bancoForaDoAr('nada')).toBe(false);
});

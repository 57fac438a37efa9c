import { expect, test } from 'vitest';
import { criarChaves } from './chaves-de-envio';

test('o mesmo conteúdo enviado de novo leva a mesma chave', () => {
  const chaveDe = criarChaves();
  expect(chaveDe({ telefone: '1' })).toBe(chaveDe({ telefone: '1' }));
});

test('mudado o conteúdo, muda a chave', () => {
  const chaveDe = criarChaves();
  expect(chaveDe({ telefone: '1' })).not.toBe(chaveDe({ telefone: '2' }));
});

test('cada formulário tem as suas', () => {
  expect(criarChaves()({})).not.toBe(criarChaves()({}));
});

test('a chave é um UUID versão 4', () => {
  expect(criarChaves()({})).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

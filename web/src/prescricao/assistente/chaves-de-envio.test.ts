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

test('uma pendente aberta para editar mantém a chave enquanto o conteúdo for o mesmo', () => {
  const chaveDe = criarChaves({ conteudo: { telefone: '1' }, chave: 'guardada' });
  expect(chaveDe({ telefone: '1' })).toBe('guardada');
  expect(chaveDe({ telefone: '2' })).not.toBe('guardada');
});

import { beforeEach, expect, test } from 'vitest';
import type { Tentativa } from './estado';
import { esquecerTentativa, guardarTentativa, tentativaPendente } from './tentativa-pendente';

beforeEach(() => sessionStorage.clear());

test('a tentativa sem resposta espera na aba, só para a sua loja', () => {
  const tentativa = { chave: 'a-chave', venda: { funcionario: 'Caio', centavos: 100, peso: 1 } } as Tentativa;
  expect(tentativaPendente(7)).toBeNull();
  guardarTentativa(7, tentativa);
  expect(tentativaPendente(7)).toEqual(tentativa);
  expect(tentativaPendente(8)).toBeNull();
  esquecerTentativa();
  expect(tentativaPendente(7)).toBeNull();
});

import { beforeEach, expect, test } from 'vitest';
import type { Tentativa } from './estado';
import { funcionarioDoTurno, lembrarFuncionario } from './funcionario-do-turno';
import { esquecerTentativa, guardarTentativa, tentativaPendente } from './tentativa-pendente';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('o funcionário é lembrado no aparelho até o fim do dia, só para a sua loja', () => {
  expect(funcionarioDoTurno(7, '2026-11-15')).toBe('');
  lembrarFuncionario('Caio', 7, '2026-11-15');
  expect(funcionarioDoTurno(7, '2026-11-15')).toBe('Caio');
  expect(funcionarioDoTurno(7, '2026-11-16')).toBe('');
  expect(funcionarioDoTurno(8, '2026-11-15')).toBe('');
});

test('a tentativa sem resposta espera na aba, só para a sua loja', () => {
  const tentativa = { chave: 'a-chave', venda: { funcionario: 'Caio', centavos: 100, peso: 1 } } as Tentativa;
  expect(tentativaPendente(7)).toBeNull();
  guardarTentativa(7, tentativa);
  expect(tentativaPendente(7)).toEqual(tentativa);
  expect(tentativaPendente(8)).toBeNull();
  esquecerTentativa();
  expect(tentativaPendente(7)).toBeNull();
});

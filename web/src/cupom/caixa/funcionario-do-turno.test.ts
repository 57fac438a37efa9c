import { beforeEach, expect, test } from 'vitest';
import { funcionarioDoTurno, lembrarFuncionario } from './funcionario-do-turno';

beforeEach(() => localStorage.clear());

test('o funcionário é lembrado no aparelho até o fim do dia, só para a sua loja', () => {
  expect(funcionarioDoTurno(7, '2026-11-15')).toBe('');
  lembrarFuncionario('Caio', 7, '2026-11-15');
  expect(funcionarioDoTurno(7, '2026-11-15')).toBe('Caio');
  expect(funcionarioDoTurno(7, '2026-11-16')).toBe('');
  expect(funcionarioDoTurno(8, '2026-11-15')).toBe('');
});

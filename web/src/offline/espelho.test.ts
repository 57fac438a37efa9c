import { afterEach, expect, test } from 'vitest';
import { espelhar } from './espelhar';
import { criarPendente } from './pendente';
import { quantasPendentes } from './quantas-pendentes';

const corpo = { id_produto: 7, telefone: '(15) 91234-5678', email: 'tutora@example.com', data: '2026-11-14' };
const pendente = criarPendente({ chave: 'k', dono: 1, corpo, produto: 'Ração', endereco: '' }, 1);

afterEach(() => localStorage.clear());

test('conta só as da própria pessoa, e some quando a fila esvazia', () => {
  espelhar([pendente, { ...pendente, chave: 'l' }]);
  expect([quantasPendentes(1), quantasPendentes(2)]).toEqual([2, 0]);
  espelhar([]);
  expect(localStorage.getItem('prescricoes')).toBeNull();
});

test('uma recusada não conta entre as que saem sozinhas', () => {
  espelhar([pendente, { ...pendente, chave: 'l', estado: 'recusada' }]);
  expect([quantasPendentes(1), quantasPendentes(1, false), quantasPendentes(1, true)]).toEqual([2, 1, 1]);
});

test('não leva os dados do tutor', () => {
  espelhar([pendente]);
  expect(localStorage.getItem('prescricoes')).not.toMatch(/91234|tutora/);
});

test.each(['{', '{}', 'null'])('um espelho estragado conta zero: %s', (texto) => {
  localStorage.setItem('prescricoes', texto);
  expect(quantasPendentes(1)).toBe(0);
});

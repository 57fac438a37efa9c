import { STATUS_DA_INDICACAO } from '@indica-bem/domain/prescricao/regras';
import { expect, test } from 'vitest';
import { escreverFiltros, lerFiltros } from './filtros';

test.each([null, ...STATUS_DA_INDICACAO])('o status %s vai ao endereço e volta', (status) => {
  const filtros = { busca: 'ana@example.com', status };
  expect(lerFiltros(escreverFiltros(filtros))).toEqual(filtros);
});

test('sem filtros o endereço fica limpo', () => {
  expect(escreverFiltros({ busca: '  ', status: null }).toString()).toBe('');
});

test('um status desconhecido não filtra', () => {
  expect(lerFiltros(new URLSearchParams('status=perdido')).status).toBeNull();
});

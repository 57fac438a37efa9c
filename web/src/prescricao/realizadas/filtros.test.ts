import { STATUS_DA_INDICACAO } from '@indica-bem/domain/prescricao/regras';
import { expect, test } from 'vitest';
import { enderecoDaSituacao, escreverFiltros, lerFiltros, pedidoDe, SEM_FILTROS, semFiltros, TODAS } from './filtros';

test.each([null, TODAS, ...STATUS_DA_INDICACAO] as const)('o status %s vai ao endereço e volta', (status) => {
  const filtros = { busca: 'ana@example.com', status, esperando: status !== null };
  expect(lerFiltros(escreverFiltros(filtros))).toEqual(filtros);
});

test('sem filtros o endereço fica limpo', () => {
  expect(escreverFiltros({ ...SEM_FILTROS, busca: '  ' }).toString()).toBe('');
});

test('um status desconhecido não filtra', () => {
  expect(lerFiltros(new URLSearchParams('status=perdido')).status).toBeNull();
});

test('"todas" é um endereço próprio, e ao servidor não pede situação nenhuma', () => {
  expect(enderecoDaSituacao(null)).toBe('?status=todas');
  expect(enderecoDaSituacao('Ativo - Aguardando compra')).toBe('?status=aguardando');
  const todas = lerFiltros(new URLSearchParams('status=todas'));
  expect(semFiltros(todas)).toBe(false);
  expect(pedidoDe(todas)).toEqual({ busca: undefined, status: undefined });
});

test('o que o início conta se pede pelo nome', () => {
  const contadas = lerFiltros(new URLSearchParams('status=pendente&so=esperando'));
  expect(pedidoDe(contadas)).toMatchObject({ status: 'Pendente - Aguardando cadastro', esperando: 'S' });
});

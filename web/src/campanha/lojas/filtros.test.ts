import { expect, test } from 'vitest';
import { consultaDe, escreverFiltros, type Filtros, lerFiltros } from './filtros';

test.each<Filtros>([
  { busca: '', tipo: null, soDela: false },
  { busca: 'pet são', tipo: 'loja_online', soDela: true },
])('%j volta igual do endereço', (filtros) => {
  expect(lerFiltros(escreverFiltros(filtros))).toEqual(filtros);
});

test('o que não foi filtrado não é perguntado', () => {
  expect(consultaDe(lerFiltros(new URLSearchParams('tipo=feira')), 7)).toEqual({});
  expect(consultaDe({ busca: 'x', tipo: null, soDela: true }, 7)).toEqual({ busca: 'x', id_campanha: '7' });
});

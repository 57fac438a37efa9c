import { expect, test } from 'vitest';
import { consultaDosFiltros, escreverFiltros, lerFiltros, SEM_FILTROS } from './filtros';

test('o endereço guarda os filtros, e o que não é filtro não filtra', () => {
  const filtros = { ...SEM_FILTROS, de: '2026-03-01', quem: 'ana@example.com', ato: 'campanha-alterada' as const };
  expect(lerFiltros(escreverFiltros(filtros))).toEqual(filtros);
  expect(lerFiltros(new URLSearchParams('de=ontem&ato=voar&objeto=nada&numero=-1'))).toEqual(SEM_FILTROS);
});

test('item e número são um filtro só, e um período ao contrário não é nenhum', () => {
  expect(consultaDosFiltros({ ...SEM_FILTROS, objeto: 'cupom' })).toEqual({});
  expect(consultaDosFiltros({ ...SEM_FILTROS, objeto: 'cupom', numero: '7' })).toEqual({
    objeto: 'cupom',
    id_objeto: '7',
  });
  expect(consultaDosFiltros({ ...SEM_FILTROS, de: '2026-03-10', ate: '2026-03-01' })).toEqual({ de: '2026-03-10' });
});

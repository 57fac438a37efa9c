import type { Produto } from '@indica-bem/domain/produto/contrato';
import { expect, test } from 'vitest';
import { noEndereco } from '../../lib/partes-do-endereco';
import { type Filtros, filtrar, PARTES_DOS_FILTROS, SEM_FILTROS } from './filtros';

const { ler: lerFiltros, escrever: escreverFiltros } = noEndereco<Filtros>(PARTES_DOS_FILTROS);

const salmao: Produto = {
  id_produto: 1,
  categoria: 'Fórmula Natural',
  sub_categoria: 'LiFe',
  especie: 'cao',
  porte: 'Médio',
  nome: 'Life Cães Sênior',
  nome_curto: 'Sênior',
  link: 'https://example.com',
  opcao: 'Salmão',
  energia_metabolizavel: 4000,
  tipo_calculadora: 'comum',
  em_prescricao: 'S',
  em_catalogo: 'N',
  imagem_caminho: null,
  ciclo_de_vida: null,
  outras_necessidades: null,
};
const gatos: Produto = { ...salmao, id_produto: 2, especie: 'gatos', porte: null, nome: 'Gatos', em_prescricao: 'N' };
const achar = (filtros: Partial<Filtros>) =>
  filtrar([salmao, gatos], { ...SEM_FILTROS, ...filtros }).map(({ id_produto }) => id_produto);

test.each([
  [{}, [1, 2]],
  [{ busca: 'SALMAO senior' }, [1, 2]],
  [{ busca: 'medio' }, [1]],
  [{ busca: 'life gatos' }, [2]],
  [{ busca: 'nada' }, []],
  [{ especie: 'gatos' }, [2]],
  [{ em_prescricao: 'S' }, [1]],
  [{ em_prescricao: 'N', categoria: 'Origens' }, []],
])('%j acha %j', (filtros, ids) => {
  expect(achar(filtros)).toEqual(ids);
});

test('os filtros vão ao endereço e voltam; o que não existe não filtra', () => {
  const filtros = { ...SEM_FILTROS, busca: 'salmão', sub_categoria: 'Raças Especificas', em_catalogo: 'N' };
  expect(lerFiltros(escreverFiltros(filtros))).toEqual(filtros);
  expect(escreverFiltros(SEM_FILTROS).toString()).toBe('');
  expect(lerFiltros(new URLSearchParams('especie=peixe'))).toEqual(SEM_FILTROS);
});

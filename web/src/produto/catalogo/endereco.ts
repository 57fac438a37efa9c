import type { EscolhaNoCatalogo } from '@indica-bem/domain/produto/catalogo';
import {
  CATEGORIAS,
  type Categoria,
  ESPECIES,
  SUB_CATEGORIAS,
  type SubCategoria,
} from '@indica-bem/domain/produto/regras';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';

/** As the address names the brands (spec 5.5). */
const MARCAS: Record<Categoria, string> = { 'Fórmula Natural': 'formula', Origens: 'origens' };
const nomeDaLinha = (linha: SubCategoria) => semAcento(linha).replaceAll(' ', '-');

export function lerEscolha(params: URLSearchParams): EscolhaNoCatalogo {
  return {
    categoria: CATEGORIAS.find((categoria) => MARCAS[categoria] === params.get('marca')),
    especie: ESPECIES.find((especie) => especie === params.get('animal')),
    sub_categoria: SUB_CATEGORIAS.find((linha) => nomeDaLinha(linha) === params.get('linha')),
  };
}

/** The address of a step. */
export function enderecoDaEscolha({ categoria, especie, sub_categoria }: EscolhaNoCatalogo): string {
  const params = new URLSearchParams();
  if (categoria) params.set('marca', MARCAS[categoria]);
  if (especie) params.set('animal', especie);
  if (sub_categoria) params.set('linha', nomeDaLinha(sub_categoria));
  const busca = params.toString();
  return busca ? `/catalogo?${busca}` : '/catalogo';
}

import type { EscolhaNoCatalogo } from '@indica-bem/domain/produto/catalogo';
import {
  CATEGORIAS,
  type Categoria,
  ESPECIES,
  SUB_CATEGORIAS,
  type SubCategoria,
} from '@indica-bem/domain/produto/regras';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { noEndereco, umDe } from '../../lib/partes-do-endereco';

/** As the address names the brands (spec 5.5). */
const MARCAS: Record<Categoria, string> = { 'Fórmula Natural': 'formula', Origens: 'origens' };
const nomeDaLinha = (linha: SubCategoria) => semAcento(linha).replaceAll(' ', '-');

const { ler, escrever } = noEndereco<EscolhaNoCatalogo>({
  categoria: umDe('marca', CATEGORIAS, undefined, (categoria) => MARCAS[categoria]),
  especie: umDe('animal', ESPECIES, undefined),
  sub_categoria: umDe('linha', SUB_CATEGORIAS, undefined, nomeDaLinha),
});
export const lerEscolha = ler;

/** The address of a step. */
export function enderecoDaEscolha(escolha: EscolhaNoCatalogo): string {
  const busca = escrever(escolha).toString();
  return busca ? `/catalogo?${busca}` : '/catalogo';
}

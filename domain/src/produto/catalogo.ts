import { CATEGORIAS, type Categoria, ESPECIES, type Especie, type SubCategoria } from './regras';
import { linhasDe, type ProdutoSelecionavel } from './selecao';

export interface ProdutoDoCatalogo extends ProdutoSelecionavel {
  em_catalogo: 'S' | 'N';
}

/** What was chosen so far, in this order: a line without an animal, or an animal without a brand, counts for nothing. */
export interface EscolhaNoCatalogo {
  categoria?: Categoria | undefined;
  especie?: Especie | undefined;
  sub_categoria?: SubCategoria | undefined;
}

export type PassoDoCatalogo<P> =
  | { pergunta: 'marca'; opcoes: Categoria[] }
  | { pergunta: 'animal'; categoria: Categoria; opcoes: Especie[] }
  | { pergunta: 'linha'; categoria: Categoria; especie: Especie; opcoes: SubCategoria[] }
  | { pergunta: null; categoria: Categoria; especie: Especie; sub_categoria: SubCategoria; produtos: P[] };

/** Brand, animal, line, products (spec 5.5). A choice that leads to no product is asked again. */
export function passoDoCatalogo<P extends ProdutoDoCatalogo>(
  todos: readonly P[],
  { categoria, especie, sub_categoria }: EscolhaNoCatalogo,
): PassoDoCatalogo<P> {
  const produtos = todos.filter((p) => p.em_catalogo === 'S');
  const marcas = CATEGORIAS.filter((marca) => produtos.some((p) => p.categoria === marca));
  if (!categoria || !marcas.includes(categoria)) return { pergunta: 'marca', opcoes: marcas };

  const daMarca = produtos.filter((p) => p.categoria === categoria);
  const animais = ESPECIES.filter((animal) => daMarca.some((p) => p.especie === animal));
  if (!especie || !animais.includes(especie)) return { pergunta: 'animal', categoria, opcoes: animais };

  const linhas = linhasDe(produtos, { especie, categoria });
  if (!sub_categoria || !linhas.includes(sub_categoria)) {
    return { pergunta: 'linha', categoria, especie, opcoes: linhas };
  }
  const daLinha = daMarca.filter((p) => p.especie === especie && p.sub_categoria === sub_categoria);
  return { pergunta: null, categoria, especie, sub_categoria, produtos: daLinha };
}

/** Where a product card leads; null for what a browser should not open. */
export function linkDoProduto(link: string): string | null {
  return /^https?:\/\/[^\s/]+(\/|$)/i.test(link.trim()) ? link.trim() : null;
}

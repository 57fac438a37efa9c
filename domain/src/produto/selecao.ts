import {
  CATEGORIAS,
  type Categoria,
  type Especie,
  LINHAS,
  PORTES_DE_PRODUTO,
  type PorteDoProduto,
  type SubCategoria,
} from './regras';

/** What the wizard and the catalogue need of a product, spelled as on the wire. */
export interface ProdutoSelecionavel {
  especie: Especie;
  categoria: Categoria;
  sub_categoria: SubCategoria;
  nome_curto: string;
  porte: PorteDoProduto | null;
  opcao: string | null;
}

const CAMPOS = ['especie', 'categoria', 'sub_categoria', 'nome_curto', 'porte', 'opcao'] as const;

type Filtro<K extends keyof ProdutoSelecionavel> = Pick<ProdutoSelecionavel, K>;
type Linha = Filtro<'especie' | 'categoria' | 'sub_categoria'>;
/** An absent `porte` or `opcao` was not answered yet; null is an answer. */
type Escolha = Linha & Filtro<'nome_curto'> & Partial<Filtro<'porte' | 'opcao'>>;

export type Variantes<P> =
  | { pergunta: 'porte'; valores: (PorteDoProduto | null)[] }
  | { pergunta: 'opcao'; valores: (string | null)[] }
  | { pergunta: null; produto: P };

export function marcasDe(produtos: readonly ProdutoSelecionavel[], { especie }: Filtro<'especie'>): Categoria[] {
  const presentes = new Set(filtrar(produtos, { especie }).map((p) => p.categoria));
  return CATEGORIAS.filter((categoria) => presentes.has(categoria));
}

/** The known lines in their order, then any other that has products: nothing registered stays out of reach. */
export function linhasDe(
  produtos: readonly ProdutoSelecionavel[],
  { especie, categoria }: Filtro<'especie' | 'categoria'>,
): SubCategoria[] {
  const presentes = new Set(filtrar(produtos, { especie, categoria }).map((p) => p.sub_categoria));
  return distintos([...LINHAS[categoria][especie], ...presentes]).filter((linha) => presentes.has(linha));
}

/** The short names of a line, as they come in the list. */
export function opcoesDe(
  produtos: readonly ProdutoSelecionavel[],
  { especie, categoria, sub_categoria }: Linha,
): string[] {
  return distintos(filtrar(produtos, { especie, categoria, sub_categoria }).map((p) => p.nome_curto));
}

/**
 * The next thing to ask after the short name: the size if it varies, then the option if it still varies, else the
 * product itself. Null when nothing fits.
 */
export function variantesDe<P extends ProdutoSelecionavel>(
  produtos: readonly P[],
  escolha: Escolha,
): Variantes<P> | null {
  const restantes = filtrar(produtos, escolha);
  const [produto] = restantes;
  if (!produto) return null;

  const portes = distintos(restantes.map((p) => p.porte));
  if (portes.length > 1) return { pergunta: 'porte', valores: portes.toSorted((a, b) => ordem(a) - ordem(b)) };

  const opcoes = distintos(restantes.map((p) => p.opcao));
  if (opcoes.length > 1) return { pergunta: 'opcao', valores: opcoes };

  return { pergunta: null, produto };
}

export function rotuloDaVariante(pergunta: 'porte' | 'opcao', valor: string | null): string {
  return valor ?? (pergunta === 'porte' ? 'Todos os portes' : 'Padrão');
}

function filtrar<P extends ProdutoSelecionavel>(produtos: readonly P[], filtro: Partial<ProdutoSelecionavel>): P[] {
  return produtos.filter((produto) =>
    CAMPOS.every((campo) => filtro[campo] === undefined || filtro[campo] === produto[campo]),
  );
}

function distintos<T>(valores: T[]): T[] {
  return [...new Set(valores)];
}

function ordem(porte: PorteDoProduto | null): number {
  return porte === null ? PORTES_DE_PRODUTO.length : PORTES_DE_PRODUTO.indexOf(porte);
}

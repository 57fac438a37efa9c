import type { Produto } from '@indica-bem/domain/produto/contrato';
import {
  ESPECIES,
  type Especie,
  ROTULO_DA_ESPECIE,
  rotuloDaLinha,
  type SubCategoria,
} from '@indica-bem/domain/produto/regras';
import {
  linhasDe,
  marcasDe,
  opcoesDe,
  type ProdutoSelecionavel,
  rotuloDaVariante,
  variantesDe,
} from '@indica-bem/domain/produto/selecao';
import { CAMPOS } from '../../compartilhado/indicacao/endereco-do-produto';

export { CAMPOS };
export type Campo = (typeof CAMPOS)[number];
export type Resposta = string | null;
/** What was answered so far, by anyone: an address may hold anything. Null is an answer ("todos os portes"). */
export type Escolha = Partial<Record<Campo, Resposta>>;

export type Pergunta = { campo: Campo; valores: readonly Resposta[]; valor?: Resposta };
export type Percurso = {
  /** The questions with more than one possible answer, up to the first unanswered one. */
  perguntas: Pergunta[];
  /** Known once every question is answered. */
  produto: Produto | null;
};

export const PASSOS = [...CAMPOS, 'quantidade', 'tutor'] as const;
export type Passo = (typeof PASSOS)[number];

/** Where each step stands in "6 de 7": size and option are two halves of the variant. */
export const POSICAO: Record<Passo, number> = {
  especie: 1,
  categoria: 2,
  sub_categoria: 3,
  nome_curto: 4,
  porte: 5,
  opcao: 5,
  quantidade: 6,
  tutor: 7,
};
export const TOTAL_DE_PASSOS = 7;

/**
 * Asks one question after the other; what has a single answer is answered without asking, unless another was given: the
 * food that was chosen is gone, and the one that is left is not what anybody chose.
 */
export function percorrer(produtos: readonly Produto[], escolha: Escolha): Percurso {
  const perguntas: Pergunta[] = [];
  let respostas: Partial<ProdutoSelecionavel> = {};
  for (;;) {
    const proxima = proximaPergunta(produtos, respostas);
    if (!proxima) return { perguntas, produto: null };
    if ('produto' in proxima) {
      const outra = VARIANTE.find((campo) => contradiz(escolha[campo], proxima.produto[campo]));
      if (!outra) return { perguntas, produto: proxima.produto };
      return { perguntas: [...perguntas, { campo: outra, valores: [proxima.produto[outra]] }], produto: null };
    }
    const { campo, valores } = proxima;
    const unico = valores.length === 1 && !contradiz(escolha[campo], valores[0]);
    const valor = unico ? valores[0] : valores.find((possivel) => possivel === escolha[campo]);
    if (!unico) perguntas.push(valor === undefined ? { campo, valores } : { campo, valores, valor });
    if (valor === undefined) return { perguntas, produto: null };
    respostas = { ...respostas, [campo]: valor };
  }
}

const VARIANTE = ['porte', 'opcao'] as const;
const contradiz = (dada: Resposta | undefined, possivel: Resposta | undefined) =>
  dada !== undefined && dada !== possivel;

function proximaPergunta(
  produtos: readonly Produto[],
  { especie, categoria, sub_categoria, nome_curto, ...variante }: Partial<ProdutoSelecionavel>,
): Pergunta | { produto: Produto } | null {
  if (!especie) return { campo: 'especie', valores: ESPECIES.filter((e) => produtos.some((p) => p.especie === e)) };
  if (!categoria) return { campo: 'categoria', valores: marcasDe(produtos, { especie }) };
  if (!sub_categoria) return { campo: 'sub_categoria', valores: linhasDe(produtos, { especie, categoria }) };
  const linha = { especie, categoria, sub_categoria };
  if (nome_curto === undefined) return { campo: 'nome_curto', valores: opcoesDe(produtos, linha) };
  const variantes = variantesDe(produtos, { ...linha, nome_curto, ...variante });
  if (!variantes) return null;
  return variantes.pergunta === null
    ? { produto: variantes.produto }
    : { campo: variantes.pergunta, valores: variantes.valores };
}

/** The steps that exist for these answers, in order. */
export function passosDe({ perguntas, produto }: Percurso): Passo[] {
  const campos = perguntas.map(({ campo }) => campo);
  if (!produto) return campos;
  return produto.tipo_calculadora === 'none' ? [...campos, 'tutor'] : [...campos, 'quantidade', 'tutor'];
}

/** Where the person stands who asked for no step in particular: at the first thing still to decide. */
export function passoNatural(percurso: Percurso): Passo {
  const aberta = percurso.perguntas.find(({ valor }) => valor === undefined);
  if (aberta) return aberta.campo;
  return passosDe(percurso).find((passo) => passo === 'quantidade' || passo === 'tutor') ?? 'especie';
}

export function rotuloDaResposta(campo: Campo, valor: Resposta): string {
  if (campo === 'especie') return ROTULO_DA_ESPECIE[valor as Especie];
  if (campo === 'sub_categoria') return rotuloDaLinha(valor as SubCategoria);
  return campo === 'porte' || campo === 'opcao' ? rotuloDaVariante(campo, valor) : String(valor);
}

/** The answers before a step, and the given one in its place; what came after it no longer holds. */
export function responder(escolha: Escolha, campo: Campo, valor: Resposta): Escolha {
  if (escolha[campo] === valor) return escolha;
  const anteriores = CAMPOS.slice(0, CAMPOS.indexOf(campo)).filter((outro) => escolha[outro] !== undefined);
  return { ...Object.fromEntries(anteriores.map((outro) => [outro, escolha[outro]])), [campo]: valor };
}

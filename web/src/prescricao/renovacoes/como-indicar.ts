import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { CONDICOES_CORPORAIS, nivelDeAtividade } from '@indica-bem/domain/dose/formula-1';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { pesoMudou } from '@indica-bem/domain/reposicao/condicao-de-entao';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { medidasDoPedido, podeSeguir, type Regra, resultadoDe } from '../assistente/dose-do-passo';
import { escreverEndereco, lerEndereco, type Medidas } from '../assistente/endereco';
import { CAMPOS } from '../assistente/percurso';

type Pedido = Pick<Renovacao, 'id_renovacao' | 'indicacao' | 'peso_atual' | 'peso_da_condicao'>;

/** Since the body was last looked at. */
export const mudouDesdeVisto = ({ indicacao, peso_da_condicao }: Pedido, agora: number | null): boolean =>
  pesoMudou(peso_da_condicao ?? indicacao.peso_pet, agora);

/** What the recommendation before was reckoned with, as far as it still holds, with the weight of now where it is known. */
export function medidasDaRenovacao(pedido: Pedido, peso = pedido.peso_atual?.peso ?? null): Medidas {
  const { indicacao } = pedido;
  const { calculo, sem_dose, product } = indicacao;
  const caso = calculo?.caso ?? sem_dose?.caso ?? null;
  const antigo = peso ?? indicacao.peso_pet;
  const comuns = { ...lerEndereco('').medidas, peso: antigo === null ? '' : formatarDecimal(antigo, 2) };
  // What grows, breeds or recovers is not what it was: only the stage is carried on.
  if (caso && caso.fase !== 'adulto') return { ...comuns, fase: caso.fase };
  const mudou = mudouDesdeVisto(pedido, antigo);
  if (caso) {
    const escore = mudou ? '' : String(caso.ecc ?? '');
    return { ...comuns, fase: caso.fase, escore, atividade: caso.atividade ?? '' };
  }
  const condicao = mudou ? '' : (condicaoDe(calculo) ?? '');
  return { ...comuns, condicao, atividade: atividadeDe(calculo, product) };
}

const condicaoDe = (calculo: Prescricao['calculo']) =>
  CONDICOES_CORPORAIS.find(({ fator }) => fator === calculo?.ecc)?.chave;

function atividadeDe(calculo: Prescricao['calculo'], product: Prescricao['product']): string {
  if (!calculo || !product) return '';
  return nivelDeAtividade(product.especie, calculo)?.chave ?? '';
}

/** The wizard with all that is known, for this request, and the weight that was typed where one was. */
export function enderecoDoAssistente(pedido: Pedido, peso?: number): string {
  const { product } = pedido.indicacao;
  const escolha = product ? Object.fromEntries(CAMPOS.map((campo) => [campo, product[campo] ?? null])) : {};
  const rascunho = { escolha, medidas: medidasDaRenovacao(pedido, peso), passo: null, pendente: null, codigo: null };
  return `/prescricoes/nova${escreverEndereco({ ...rascunho, renovacao: String(pedido.id_renovacao) })}`;
}

export type ComoIndicar =
  | { modo: 'assistente' }
  /** The weight is asked first: the one of before may no longer be so. */
  | { modo: 'peso'; produto: Produto }
  | { modo: 'um-toque'; produto: Produto; gramas: number | null };

type Situacao = { produtos: readonly Produto[]; regra: Regra; trava: string | null };

/**
 * In one tap only what needs no new answer: the same food, open to this partner, for an adult that weighs about the same,
 * by the same formula.
 */
export function comoIndicar(pedido: Pedido, { produtos, regra, trava }: Situacao): ComoIndicar {
  const { indicacao, peso_atual } = pedido;
  const produto = produtos.find(({ id_produto }) => id_produto === indicacao.id_produto);
  if (!produto || (trava !== null && produto.so_veterinario === 'S')) return { modo: 'assistente' };
  if (produto.tipo_calculadora === 'none') return { modo: 'um-toque', produto, gramas: null };
  if (indicacao.calculo?.versao !== regra.formula || mudaComOTempo(produto)) return { modo: 'assistente' };
  if (mudouDesdeVisto(pedido, peso_atual?.peso ?? null)) return { modo: 'assistente' };
  const medidas = medidasDaRenovacao(pedido);
  const resultado = resultadoDe(produto, medidas, regra);
  if (!('dose' in resultado) || !podeSeguir(resultado, medidas, regra)) return { modo: 'assistente' };
  if (!peso_atual) return { modo: 'peso', produto };
  return { modo: 'um-toque', produto, gramas: resultado.dose?.gramas ?? null };
}

const mudaComOTempo = ({ tipo_calculadora, ciclo_de_vida }: Produto) =>
  tipo_calculadora === 'recuperacao' || ciclo_de_vida === 'Filhote';

/** The request's body, with the weight that was typed where one was. */
export function corpoDaNova(pedido: Pedido, produto: Produto, regra: Regra, peso?: number) {
  const medidas = medidasDaRenovacao(pedido, peso ?? pedido.peso_atual?.peso ?? null);
  const { anotacoes } = pedido.indicacao;
  return { id_produto: produto.id_produto, ...medidasDoPedido(produto, medidas, regra), anotacoes };
}

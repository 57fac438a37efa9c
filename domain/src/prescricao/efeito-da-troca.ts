import { formatarDecimal } from '../brasil/numeros';

interface LojaComDesconto {
  nome: string;
  desconto: number;
}

interface Troca {
  atual: LojaComDesconto | null;
  nova: LojaComDesconto & { online: boolean };
}

/** What the tutor gives up and gets, said under the question: both stores, both discounts, what is lost. */
export function efeitoDaTroca({ atual, nova }: Troca): string {
  const final = nova.online ? ' A escolha de uma loja online é definitiva.' : '';
  if (!atual) return `${comDesconto(nova)}.${final}`;
  return `Hoje: ${comDesconto(atual)}. Nova: ${comDesconto(nova)}. O cupom da ${atual.nome} deixa de valer na hora.${final}`;
}

const comDesconto = ({ nome, desconto }: LojaComDesconto) => `${nome}, ${formatarDecimal(desconto, 2)}% de desconto`;

import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import type { Pendencias } from '@indica-bem/domain/lojista/contrato';

const quantos = (n: number, um: string, muitos: string) => (n > 0 ? [`${n} ${n === 1 ? um : muitos}`] : []);

/** What is still between the group and a store; empty, if nothing is. A debt does not go with the store (spec 15.2). */
export function frasesDasPendencias({ a_pagar, aberto, em_analise, pedidos, contestacoes }: Pendencias): string {
  const [fechado, emAberto] = [reaisParaCentavos(a_pagar), reaisParaCentavos(aberto)];
  const devido = fechado + Math.max(0, emAberto);
  const esperam = [
    ...quantos(pedidos, 'pedido de estorno', 'pedidos de estorno'),
    ...quantos(contestacoes, 'contestação', 'contestações'),
    ...quantos(em_analise, 'compra em análise', 'compras em análise'),
  ];
  return [
    devido > 0 && ` O grupo deve ${formatarReais(devido)} a esta loja.`,
    emAberto < 0 &&
      ` Esta loja deve ${formatarReais(-emAberto)} ao grupo: a dívida fica com o CNPJ e será descontada se a empresa voltar.`,
    esperam.length > 0 && ` Ainda em aberto: ${esperam.join(', ')}.`,
  ]
    .filter((frase) => frase !== false)
    .join('');
}

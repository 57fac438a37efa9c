import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import type { Pendencias } from '@indica-bem/domain/lojista/contrato';

const quantos = (n: number, um: string, muitos: string) => (n > 0 ? [`${n} ${n === 1 ? um : muitos}`] : []);

/** What is still between the group and a store; empty, if nothing is. */
export function frasesDasPendencias({ a_pagar, aberto, em_analise, pedidos, contestacoes }: Pendencias): string {
  const centavos = reaisParaCentavos(a_pagar) + reaisParaCentavos(aberto);
  const esperam = [
    ...quantos(pedidos, 'pedido de estorno', 'pedidos de estorno'),
    ...quantos(contestacoes, 'contestação', 'contestações'),
    ...quantos(em_analise, 'compra em análise', 'compras em análise'),
  ];
  return [
    centavos > 0 && ` O grupo deve ${formatarReais(centavos)} a esta loja.`,
    centavos < 0 && ` Esta loja tem ${formatarReais(-centavos)} a compensar com o grupo.`,
    esperam.length > 0 && ` Ainda em aberto: ${esperam.join(', ')}.`,
  ]
    .filter((frase) => frase !== false)
    .join('');
}

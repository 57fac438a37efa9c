import type { CupomNoCaixa, CupomValidado, Estado, Venda } from './estado';

/** What the cashier had in front of them when the session ended, as it is kept until the next login. */
export type Interrompida =
  | { fase: 'preenchendo'; cupom: CupomNoCaixa; venda: Venda }
  | { fase: 'recibo'; cupom: CupomValidado; quando: string };

/** A sale being typed, or a receipt with its note; what was sent keeps itself, with its key. */
export function interrompida(estado: Estado): Interrompida | null {
  if (estado.fase === 'preenchendo') return { fase: 'preenchendo', cupom: estado.cupom, venda: estado.venda };
  if (estado.fase !== 'recibo') return null;
  return { fase: 'recibo', cupom: estado.cupom, quando: estado.quando.toISOString() };
}

/** Whether the coupon still holds is for the server to say, when the sale is sent. */
export function retomar(guardada: Interrompida): Estado {
  if (guardada.fase === 'recibo') return { ...guardada, quando: new Date(guardada.quando) };
  return { ...guardada, falha: null };
}

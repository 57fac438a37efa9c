import { z } from 'zod';
import { ESTADOS_DO_PEDIDO, MOTIVOS_DA_LOJA } from './regras';

/** A request as the store follows it. */
export const pedidoDaLoja = z.object({
  id_pedido: z.int(),
  estado: z.enum(ESTADOS_DO_PEDIDO),
  motivo: z.enum(MOTIVOS_DA_LOJA),
  pedido_em: z.string(),
  resposta: z.string().nullable(),
});
export type PedidoDaLoja = z.infer<typeof pedidoDaLoja>;

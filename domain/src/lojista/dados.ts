import { z } from 'zod';
import { contaGuardada, momento, rastrosDaConta } from '../conta/dados';
import { lojistaProprio } from './contrato';

/** Everything held about a store, for the store (LGPD). Of a sale it tells what the till showed: the tutor's first name. */
export const dadosDoLojista = z.object({
  gerado_em: momento,
  cadastro: lojistaProprio.extend({
    ...contaGuardada,
    campanha: z.string().nullable(),
    estoque: z.int().nullable().meta({ description: 'Códigos próprios ainda livres; null em loja física' }),
  }),
  ...rastrosDaConta,
  vendas: z.array(
    z.object({
      cupom: z.string(),
      data: z.string(),
      produto: z.string().nullable(),
      tutor: z.string().nullable(),
      funcionario: z.string().nullable(),
      embalagem_kg: z.number().nullable(),
      desconto: z.number(),
      valor: z.number().nullable(),
      valor_descontado: z.number().nullable(),
      valor_recebido: z.number().nullable(),
      observacao: z.string().nullable(),
      nota: z.string().nullable(),
    }),
  ),
  estornos: z.array(
    z.object({
      cupom: z.string(),
      data: z.string(),
      funcionario: z.string(),
      embalagem_kg: z.number(),
      valor: z.number(),
      valor_descontado: z.number(),
      motivo: z.string(),
      texto: z.string().nullable(),
      estornado_em: momento,
      nota: z.string().nullable(),
    }),
  ),
  pedidos_de_estorno: z.array(
    z.object({
      cupom: z.string(),
      motivo: z.string(),
      texto: z.string().nullable(),
      pedido_em: momento,
      estado: z.string(),
      resposta: z.string().nullable(),
    }),
  ),
  acertos: z.array(
    z.object({
      mes: z.string(),
      compras: z.int(),
      ajustes: z.int(),
      valor: z.number(),
      valor_descontado: z.number(),
      parte_loja: z.number(),
      parte_grupo: z.number(),
      anterior: z.number(),
      herdado: z.number(),
      total: z.number(),
      pago_em: z.string().nullable(),
      referencia: z.string().nullable(),
    }),
  ),
  contestacoes: z.array(
    z.object({
      mes: z.string(),
      cupom: z.string(),
      texto: z.string().nullable(),
      aberta_em: momento,
      estado: z.string(),
      resposta: z.string().nullable(),
    }),
  ),
});
export type DadosDoLojista = z.infer<typeof dadosDoLojista>;

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
    }),
  ),
});
export type DadosDoLojista = z.infer<typeof dadosDoLojista>;

import { z } from 'zod';
import { contaGuardada, momento, rastrosDaConta } from '../conta/dados';
import { prescritor } from './contrato';

/** Everything held about a partner, for the partner (LGPD). Of tutors only what the partner wrote on a recommendation. */
export const dadosDoPrescritor = z.object({
  gerado_em: momento,
  cadastro: prescritor.extend(contaGuardada),
  ...rastrosDaConta,
  indicacoes: z.array(
    z.object({
      codigo: z.string(),
      data: z.string(),
      data_resgate: z.string().nullable(),
      data_ativacao: z.string().nullable(),
      produto: z.string().nullable(),
      email: z.string().nullable(),
      telefone: z.string().nullable(),
      tutor_nome: z.string().nullable(),
      pet_nome: z.string().nullable(),
      peso_pet: z.number().nullable(),
      anotacoes: z.string().nullable(),
    }),
  ),
});
export type DadosDoPrescritor = z.infer<typeof dadosDoPrescritor>;

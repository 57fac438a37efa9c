import { z } from 'zod';
import { endereco } from '../lojista/contrato';

export const PERFIS = ['veterinario', 'criador', 'petwalker', 'interno', 'groomer', 'outros'] as const;

export const prescritor = z.object({
  id_prescriber: z.int(),
  perfil: z.enum(PERFIS),
  nome: z.string(),
  nome_fantasia: z.string().nullable(),
  cpf: z.string().nullable(),
  crmv: z.string().nullable(),
  cnpj: z.string().nullable(),
  telefone: z.string().nullable(),
  celular: z.string().nullable(),
  email: z.string(),
  ...endereco,
});
export type Prescritor = z.infer<typeof prescritor>;

import { z } from 'zod';

export const tutor = z.object({
  id_tutor: z.int(),
  nome: z.string(),
  cpf: z.string().nullable(),
  email: z.string(),
  telefone: z.string().nullable(),
  data_nascimento: z.string().nullable(),
});
export type Tutor = z.infer<typeof tutor>;

import { z } from 'zod';

/** A recommendation in the copy of somebody's data: what its partner and its tutor both may keep. */
export const indicacaoGuardada = {
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
};

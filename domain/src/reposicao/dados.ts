import { z } from 'zod';
import { momento } from '../conta/dados';

/** A request for the next recommendation, as who asked and who was asked get it back (LGPD). */
export const renovacaoGuardada = {
  indicacao: z.string(),
  parceiro: z.string(),
  pedida_em: momento,
  situacao: z.string(),
  respondida_em: momento.nullable(),
  motivo: z.string().nullable(),
  texto: z.string().nullable(),
};

import { z } from 'zod';
import { QUEM_ENVIA_NOTA } from './regras';

/** A receipt as whoever may see its purchase reads it. */
export const nota = z.object({
  chave: z.string().meta({ description: 'Chave de acesso, 44 caracteres' }),
  contingencia: z.boolean().meta({ description: 'Emitida sem conexão com a Secretaria da Fazenda' }),
  de: z.enum(QUEM_ENVIA_NOTA).meta({ description: 'Quem enviou' }),
  enviada_em: z.string(),
  pode_retirar: z.boolean().meta({ description: 'Quem lê agora pode retirá-la' }),
});
export type Nota = z.infer<typeof nota>;

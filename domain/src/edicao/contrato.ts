import { z } from 'zod';
import { idDoCaminho } from '../contrato/tipos';

/** Two people editing the same record: what is read says its version, what is written may say which one was read. */
export const versao = z.int().meta({ description: 'Versão do registro; devolva-a ao salvar' });

const DESCRICAO = 'A versão que foi lida; se o registro mudou desde então, 409. Sem ela, vale o que for enviado.';
export const versaoLida = z.int().min(1).max(999_999_999).nullish().meta({ description: DESCRICAO });

/** In a form every field is text. */
export const versaoNoFormulario = z
  .union([z.literal('').transform(() => undefined), idDoCaminho])
  .optional()
  .meta({ description: DESCRICAO });

export const RECUSAS_DA_EDICAO = ['VERSAO_ALTERADA', 'REGISTRO_EXCLUIDO'] as const;

import { z } from 'zod';
import { chamada } from '../contrato/chamada';

export const verConfiguracao = chamada({
  method: 'GET',
  path: '/setting/1',
  resumo: 'O texto de contato (SAC)',
  acesso: { tutor: 'todos', prescritor: 'todos', lojista: 'todos', indicabem: 'todos' },
  answer: z.object({ id: z.literal(1), texto_sac: z.string() }),
  refusals: [],
});

import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';

export const verConfiguracaoPublica = chamada({
  method: 'GET',
  path: '/configuracao-publica',
  resumo: 'O que a instalação diz às telas',
  acesso: PARA_TODOS,
  answer: z.object({
    mapa: z
      .string()
      .nullable()
      .meta({ description: 'Endereço dos quadros do mapa, com {z}, {x} e {y}; null sem mapa' }),
  }),
  refusals: [],
});

import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import * as nomes from './chamadas';

export const verConfiguracaoPublica = chamada(nomes.verConfiguracaoPublica, {
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

import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { id, idDoCaminho } from '../contrato/tipos';
import { RECUSAS_DO_VINCULO } from '../pet/vinculo';
import * as nomes from './chamadas';
import { prescricao } from './contrato';

export const vincularPet = chamada(nomes.vincularPet, {
  resumo: 'O tutor diz para qual dos seus pets é a indicação, ou que para nenhum',
  acesso: { tutor: 'proprio' },
  params: z.object({ id: idDoCaminho }),
  body: z.object({ id_pet: id.nullable() }),
  answer: prescricao,
  ato: { nome: 'pet-vinculado', objeto: 'prescricao' },
  refusals: RECUSAS_DO_VINCULO,
});

import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { lista } from '../contrato/tipos';
import * as nomes from './chamadas';

export const doacao = z.object({
  kg: z.int(),
  cadeiras: z.int(),
  faltam_kg: z.int(),
});
export type Doacao = z.infer<typeof doacao>;

export const verDoacao = chamada(nomes.verDoacao, {
  resumo: 'Quilos de ração doados e cadeiras de rodas',
  acesso: PARA_TODOS,
  answer: doacao,
  refusals: [],
});

export const verDoacaoPorMes = chamada(nomes.verDoacaoPorMes, {
  resumo: 'Quilos de ração doados em cada um dos últimos doze meses',
  acesso: PARA_TODOS,
  answer: z.object({ meses: lista(z.object({ mes: z.string().meta({ example: '2026-11' }), kg: z.int() })) }),
  refusals: [],
});

export const verDoacaoDasIndicacoes = chamada(nomes.verDoacaoDasIndicacoes, {
  resumo: 'Quilos de ração que as compras das próprias indicações doaram',
  acesso: { prescritor: 'proprio' },
  answer: z.object({ kg: z.int() }),
  refusals: [],
});

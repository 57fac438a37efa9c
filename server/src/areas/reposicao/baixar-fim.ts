import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { calendarioDoFim } from './calendario-do-fim';
import { verReposicao } from './ler-reposicoes';

/** Of a purchase whose end is known; of another there is nothing to put into a calendar. */
export async function baixarFim(ctx: Contexto, id: number, deQuem: { tutorId: number; hoje: string }) {
  const { racao, pet, pet_nome, produto } = await verReposicao(ctx.db, id, deQuem);
  if (!racao) throw new Recusa('NAO_ENCONTRADO');
  const compra = { id_prescricao: id, pet: pet?.nome ?? null, pet_nome, produto: produto?.nome ?? null };
  return calendarioDoFim(ctx, compra, racao.fim);
}

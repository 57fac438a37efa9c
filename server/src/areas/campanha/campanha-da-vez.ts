import { orcamentoEsgotado } from '@indica-bem/domain/campanha/orcamento';
import type { Trx } from '../../db/conexao';
import { lerUso, travarOrcamento } from './orcamento';

type CampanhaDaVez = { id: number; desconto: number; validade: string; esgotada: boolean };

/**
 * A store's campaign as the coupon that is being made finds it. With a budget, whoever makes the next one waits until this
 * one is there to be counted; without one nobody waits.
 */
export async function campanhaDaVez(trx: Trx, id: number | null, hoje: string): Promise<CampanhaDaVez | null> {
  const antes = await lerViva(trx, id);
  if (!antes || semFim(antes) || antes.validade < hoje) return antes && { ...antes, esgotada: false };
  await travarOrcamento(trx, antes.id);
  // Whoever was waited for may have changed it, or taken the last.
  const agora = await lerViva(trx, antes.id);
  return agora && { ...agora, esgotada: orcamentoEsgotado(agora, await lerUso(trx, agora.id, hoje)) };
}

async function lerViva(trx: Trx, id: number | null) {
  if (id === null) return null;
  const campanha = await trx
    .selectFrom('campanha')
    .select(['id', 'desconto', 'data_validade as validade', 'limite_cupons', 'teto'])
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .executeTakeFirst();
  return campanha ?? null;
}

const semFim = ({ limite_cupons, teto }: { limite_cupons: number | null; teto: number | null }) =>
  limite_cupons === null && teto === null;

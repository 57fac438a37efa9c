import { hojeEmSaoPaulo, segundosAteAmanha } from '@indica-bem/domain/brasil/datas';
import { INDICACOES_POR_DIA } from '@indica-bem/domain/prescricao/regras';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

/** One at a time for each partner, so that the day's recommendations are counted while no other is being made. */
export async function segurarPrescritor(trx: Trx, id: number): Promise<{ veterinario: boolean }> {
  const parceiro = trx.selectFrom('prescritor').select('perfil').where('id', '=', id).forNoKeyUpdate();
  return { veterinario: (await parceiro.executeTakeFirst())?.perfil === 'veterinario' };
}

/** With the partner held. */
export async function exigirCotaDoDia(trx: Trx, prescritorId: number, agora: Date): Promise<void> {
  const cheio = await trx
    .selectFrom('prescricao')
    .select('id')
    .where('prescritor_id', '=', prescritorId)
    .where('data', '=', hojeEmSaoPaulo(agora))
    .offset(INDICACOES_POR_DIA - 1)
    .limit(1)
    .executeTakeFirst();
  if (!cheio) return;
  const partes = { maximo: String(INDICACOES_POR_DIA) };
  throw new Recusa('COTA_DE_INDICACOES', { partes, aguarde: segundosAteAmanha(agora) });
}

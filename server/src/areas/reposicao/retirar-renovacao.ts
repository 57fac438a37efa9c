import type { Reposicao } from '@indica-bem/domain/reposicao/contrato';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { verReposicao } from './ler-reposicoes';

type Retirada = { id: number; tutorId: number; agora: Date; hoje: string; autoria: Autoria };

/** One conditional update decides between the tutor who gives up and the partner who answers. */
export const retirarRenovacao = ato(async (trx, retirada: Retirada): Promise<Reposicao> => {
  const { id, tutorId, agora, autoria } = retirada;
  const retirado = await trx
    .updateTable('renovacao')
    .set({ estado: 'retirada', respondida_em: agora })
    .where('prescricao_id', '=', id)
    .where('tutor_id', '=', tutorId)
    .where('estado', '=', 'aberta')
    .returning('id')
    .executeTakeFirst();
  const reposicao = await verReposicao(trx, id, retirada);
  if (retirado) {
    await auditar(trx, autoria, { id: retirado.id });
    return reposicao;
  }
  if (reposicao.pedido === null) throw new Recusa('NAO_ENCONTRADO');
  if (reposicao.pedido.estado !== 'retirada') throw new Recusa('RENOVACAO_RESPONDIDA');
  nadaFeito(autoria);
  return reposicao;
});

import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import type { DadosDaNova } from '@indica-bem/domain/reposicao/contrato';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { anotarAcontecimentos } from '../../nucleo/anotar-acontecimento';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { criarPrescricao } from '../prescricao/criar-prescricao';
import { segurarContas } from './segurar-contas';

type Nova = {
  id: number;
  dados: DadosDaNova;
  sessao: Sessao;
  chave: string | undefined;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

/**
 * Answers a request with a recommendation made as any other, by the same rules, which is the tutor's from the start: who
 * asked for it need not type a code. One answer for each request, however often and from however many devices it is sent.
 */
export const indicarDeNovo = (ctx: Contexto, nova: Nova): Promise<Prescricao> =>
  transacao(ctx.db, async (trx) => {
    const { id, dados, sessao, chave, agora, hoje, autoria } = nova;
    const pedido = await travarPedido(trx, id, sessao.id);
    const { prescricao_id, tutor_id: tutorId } = pedido;
    // Contact and names come from the one it follows.
    const criar = () =>
      criarPrescricao(
        { ...ctx, db: trx },
        { escrito: { ...dados, telefone: '' }, sessao, chave, agora, hoje, autoria, renova: prescricao_id },
      );
    // Sent once more: the one that was made, unless something else was written since.
    if (pedido.nova_id !== null && chave !== undefined && (await foiFeitaCom(trx, pedido.nova_id, chave)))
      return criar();
    if (pedido.estado !== 'aberta') throw new Recusa('RENOVACAO_RESPONDIDA');
    await exigirLivre(trx, prescricao_id);
    const feita = await criar();
    await trx
      .updateTable('renovacao')
      .set({ estado: 'atendida', respondida_em: agora, nova_id: feita.id_prescricao })
      .where('id', '=', id)
      .execute();
    const resgatada = { prescricaoId: feita.id_prescricao, tipo: 'resgatada', em: agora, autorId: tutorId } as const;
    await anotarAcontecimentos(trx, [resgatada]);
    return feita;
  });

async function travarPedido(trx: Trx, id: number, prescritorId: number) {
  await segurarContas(trx, id, prescritorId);
  const pedido = await trx
    .selectFrom('renovacao as r')
    .select(['r.prescricao_id', 'r.tutor_id', 'r.estado', 'r.nova_id'])
    .where('r.id', '=', id)
    .where('r.prescritor_id', '=', prescritorId)
    .forUpdate()
    .executeTakeFirst();
  if (!pedido) throw new Recusa('NAO_ENCONTRADO');
  return pedido;
}

/** What the team has stopped does not go on as another. */
async function exigirLivre(trx: Trx, id: number): Promise<void> {
  const p = await trx
    .selectFrom('prescricao')
    .select('bloqueada_em')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (p?.bloqueada_em) throw new Recusa('INDICACAO_BLOQUEADA');
}

/** Asked by itself: what was made while this waited for the lock is seen only by what comes after. */
async function foiFeitaCom(trx: Trx, id: number, chave: string): Promise<boolean> {
  const feita = trx.selectFrom('prescricao').select('id').where('id', '=', id).where('chave', '=', chave);
  return (await feita.executeTakeFirst()) !== undefined;
}

import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { lerAcerto } from './ver-acerto';

type Pedido = { id: number; motivo: string; sessao: Sessao; agora: Date; autoria: Autoria };

/** A payment that was written down by mistake: it stays, as undone, and the month is owed again. It is named, so that no later one goes. */
export function desfazerPagamento(ctx: Contexto, pedido: Pedido): Promise<Acerto> {
  const { id, motivo, sessao, agora, autoria } = pedido;
  return transacao(ctx.db, async (trx) => {
    const pagamento = await trx
      .selectFrom('acerto_pagamento')
      .select(['acerto_id', 'desfeito_em'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!pagamento) throw new Recusa('NAO_ENCONTRADO');
    if (pagamento.desfeito_em) nadaFeito(autoria);
    else {
      await trx
        .updateTable('acerto_pagamento')
        .set({ desfeito_por: sessao.id, desfeito_em: agora, motivo })
        .where('id', '=', id)
        .execute();
      await ctx.fila.enfileirar(trx, 'email-acerto-desfeito', { pagamentoId: id });
      await auditar(trx, autoria, { id: pagamento.acerto_id });
    }
    return lerAcerto(trx, pagamento.acerto_id, sessao);
  });
}

import type { Contestacao } from '@indica-bem/domain/acerto/formas';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { Recusa } from '../../nucleo/recusa';
import { tutorDoCupomExcluido } from '../../nucleo/tutor-excluido';
import { lerContestacao } from './ler-contestacao';

type Pedido = {
  id: number;
  escrito: { aceita: boolean; resposta: string };
  chave: string | undefined;
  quem: number;
  agora: Date;
  autoria: Autoria;
};

/** With a sentence for the store. No amount is changed by it: money moves when the purchase is undone. */
export function responderContestacao(ctx: Contexto, pedido: Pedido): Promise<Contestacao> {
  const { id, escrito, chave, quem, agora, autoria } = pedido;
  return transacao(ctx.db, (trx) =>
    umaVez<Contestacao>(
      trx,
      { contaId: quem, ato: 'responder-contestacao', chave, corpo: { id, ...escrito }, agora, autoria },
      {
        criar: () => responder(trx, ctx, pedido),
        idDe: ({ id_contestacao }) => id_contestacao,
        reler: (respondida) => lerContestacao(trx, respondida),
        auditado: () => ({ id, depois: { aceita: escrito.aceita } }),
      },
    ),
  );
}

async function responder(trx: Trx, ctx: Contexto, { id, escrito, quem, agora }: Pedido): Promise<Contestacao> {
  const compra = await trx
    .selectFrom('contestacao as k')
    .innerJoin('acerto_linha as l', 'l.id', 'k.linha_id')
    .select('l.cupom_id')
    .where('k.id', '=', id)
    .executeTakeFirst();
  const semTexto = compra !== undefined && (await tutorDoCupomExcluido(trx, compra.cupom_id));
  const contestacao = await trx
    .selectFrom('contestacao')
    .select('estado')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!contestacao) throw new Recusa('NAO_ENCONTRADO');
  if (contestacao.estado !== 'aberta') throw new Recusa('CONTESTACAO_RESPONDIDA');
  await trx
    .updateTable('contestacao')
    .set({
      estado: escrito.aceita ? 'aceita' : 'recusada',
      resposta: semTexto ? null : escrito.resposta,
      respondida_por: quem,
      respondida_em: agora,
    })
    .where('id', '=', id)
    .execute();
  await ctx.fila.enfileirar(trx, 'email-contestacao-respondida', { contestacaoId: id });
  return lerContestacao(trx, id);
}

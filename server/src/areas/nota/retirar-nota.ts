import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import type { retirarNota as chamada, NotaDaCompra } from '@indica-bem/domain/nota/contrato';
import { podeRetirar } from '@indica-bem/domain/nota/regras';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { contarNota } from './contar-nota';
import { lerNotaDaCompra } from './ler-nota';
import { notaDaVez, travarCompraDaNota } from './travar-compra-da-nota';

type Pedido = {
  id: number;
  escrito: Entrada<typeof chamada>['body'];
  sessao: Sessao;
  agora: Date;
  autoria: Autoria;
};

/** A wrong one makes room for the right one, and its key is free again. It names what was seen: a late tap takes no other away. */
export function retirarNota(ctx: Contexto, { id, escrito, sessao, agora, autoria }: Pedido): Promise<NotaDaCompra> {
  const { vez, chave } = escrito;
  const daEquipe = sessao.papel === 'indicabem';
  if (daEquipe && !escrito.motivo) throw recusarCampo('motivo', 'Escolha o motivo');
  const motivo = daEquipe ? (escrito.motivo ?? null) : null;
  const hoje = hojeEmSaoPaulo(agora);
  return transacao(ctx.db, async (trx) => {
    await travarCompraDaNota(trx, { id, vez, quem: sessao });
    const nota = await notaDaVez(trx, { id, vez });
    if (nota?.chave !== chave) throw new Recusa('SEM_NOTA');
    const { de, enviada_por, enviada_em } = nota;
    if (!podeRetirar({ de, enviada: hojeEmSaoPaulo(enviada_em) }, sessao.papel, hoje))
      throw new Recusa('PRAZO_DA_NOTA');
    await contarNota(trx, ctx, sessao, agora);
    await trx.deleteFrom('nota').where('cupom_id', '=', id).where('vez', '=', vez).execute();
    await trx
      .insertInto('nota_retirada')
      .values({
        cupom_id: id,
        vez,
        chave,
        enviada_por,
        enviada_em,
        retirada_por: sessao.id,
        retirada_em: agora,
        motivo,
      })
      .execute();
    await auditar(trx, autoria, { id, depois: { motivo } });
    return lerNotaDaCompra(trx, id, { sessao, hoje });
  });
}

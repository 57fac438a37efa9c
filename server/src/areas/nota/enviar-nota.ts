import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import { type CodigoDeErro, mensagemDoErro } from '@indica-bem/domain/erros';
import { ilegivel, lerNota } from '@indica-bem/domain/nota/chave';
import type { enviarNota as chamada, NotaDaCompra } from '@indica-bem/domain/nota/contrato';
import { quemEnvia, recusaDaNota } from '@indica-bem/domain/nota/regras';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
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

/** Sent once or ten times, by one or by several: one purchase has one receipt, and one receipt serves one purchase. */
export function enviarNota(ctx: Contexto, { id, escrito, sessao, agora, autoria }: Pedido): Promise<NotaDaCompra> {
  const { vez } = escrito;
  const lida = lerNota(escrito.nota);
  if (ilegivel(lida)) throw recusar(lida);
  const { chave } = lida;
  const olhar = { sessao, hoje: hojeEmSaoPaulo(agora) };
  return transacao(ctx.db, async (trx) => {
    const compra = await travarCompraDaNota(trx, { id, vez, quem: sessao });
    const recusa = recusaDaNota(lida, { ...compra, hoje: olhar.hoje });
    if (recusa) throw recusar(recusa);
    const atual = await notaDaVez(trx, { id, vez });
    if (atual && atual.chave !== chave) throw recusar({ recusa: 'COMPRA_COM_NOTA' });
    if (atual) {
      nadaFeito(autoria);
      return lerNotaDaCompra(trx, id, olhar);
    }
    await contarNota(trx, ctx, sessao, agora);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('nota')
      .values({
        cupom_id: id,
        vez,
        chave,
        data: compra.data,
        de: quemEnvia(sessao.papel),
        enviada_por: sessao.id,
        enviada_em: agora,
      })
      .onConflict((conflito) => conflito.column('chave').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw recusar({ recusa: 'NOTA_JA_USADA' });
    await auditar(trx, autoria, { id });
    return lerNotaDaCompra(trx, id, olhar);
  });
}

/** Whatever is wrong with it, the field it was typed in says so. */
function recusar({ recusa, partes = {} }: { recusa: CodigoDeErro; partes?: Record<string, string> }): Recusa {
  return new Recusa(recusa, { partes, campos: { nota: mensagemDoErro(recusa, partes) } });
}

import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { tutorDoCupomExcluido } from '../../nucleo/tutor-excluido';

type Pedido = { id: number; vez: number; motivo: string; contaId: number; agora: Date; autoria: Autoria };

/** Somebody looked and found it good: its kilogram is given. Asked again by the same person, it is as it was. */
export const liberarCompra = ato(async (trx, { id, vez, motivo, contaId, agora, autoria }: Pedido) => {
  const semTexto = await tutorDoCupomExcluido(trx, id);
  const desta = trx.selectFrom('compra_suspeita').where('cupom_id', '=', id).where('vez', '=', vez);
  const suspeita = await desta.select(['estado', 'liberada_em', 'liberada_por']).forUpdate().executeTakeFirst();
  if (!suspeita) throw new Recusa('NAO_ENCONTRADO');
  const { estado, liberada_em, liberada_por } = suspeita;
  if (estado === 'liberada' && liberada_por === contaId && liberada_em) {
    nadaFeito(autoria);
    return { id_coupon: id, vez, liberada_em: liberada_em.toISOString() };
  }
  if (estado !== 'em_analise') throw new Recusa('ANALISE_ENCERRADA');
  await trx
    .updateTable('compra_suspeita')
    .set({ estado: 'liberada', liberada_em: agora, liberada_por: contaId, motivo: semTexto ? null : motivo })
    .where('cupom_id', '=', id)
    .where('vez', '=', vez)
    .execute();
  await auditar(trx, autoria, { id });
  return { id_coupon: id, vez, liberada_em: agora.toISOString() };
});

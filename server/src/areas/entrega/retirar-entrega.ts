import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { assinar } from '../../db/autoria';
import { ato } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { lerEntrega } from './ler-entregas';

type Retirada = { id: number; motivo: string; quem: number; agora: Date; autoria: Autoria };

/** It leaves the page and the sums for good. The row stays with its reason; the photo, which has an address of its own, goes. */
export const retirarEntrega = ato(async (trx, { id, motivo, quem, agora, autoria }: Retirada): Promise<Entrega> => {
  await assinar(trx, quem, agora);
  const linha = await trx
    .updateTable('entrega')
    .set({
      retirada_em: agora,
      retirada_por: quem,
      retirada_motivo: motivo,
      foto_hash: null,
      foto_descricao: null,
      documento_publico: false,
    })
    .where('id', '=', id)
    .where('retirada_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  const entrega = await lerEntrega(trx, id);
  await auditar(trx, autoria, { id, antes: entrega });
  return entrega;
});

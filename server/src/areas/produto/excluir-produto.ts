import { ato } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';

/** It leaves the lists for good; what was recommended with it still shows its name and its picture. */
export const excluirProduto = ato(async (trx, id: number, agora: Date, autoria: Autoria): Promise<void> => {
  const linha = await trx
    .updateTable('produto')
    .set({ excluido_em: agora })
    .where('id', '=', id)
    .where('excluido_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  await auditar(trx, autoria, { id });
});

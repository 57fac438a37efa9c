import { ato } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';

export const deletarPet = ato(async (trx, id: number, tutorId: number, autoria: Autoria): Promise<void> => {
  const linha = await trx
    .deleteFrom('pet')
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .returning('id')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  await auditar(trx, autoria, { id });
});

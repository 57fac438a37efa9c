import { ato } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import { contarReposicoesDeNovo } from '../../nucleo/contar-reposicoes-de-novo';
import { Recusa } from '../../nucleo/recusa';
import { exigirContaViva } from '../conta/exigir-conta-viva';

/** The account is held before the pet: a deletion comes to the pets with their recommendations in hand. */
export const deletarPet = ato(async (trx, id: number, tutorId: number, autoria: Autoria): Promise<void> => {
  await exigirContaViva(trx, tutorId);
  const linha = await trx
    .deleteFrom('pet')
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .returning('id')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  await contarReposicoesDeNovo(trx, tutorId);
  await auditar(trx, autoria, { id });
});

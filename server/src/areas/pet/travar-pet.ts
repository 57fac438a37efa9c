import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import { COLUNAS_DO_PET, type LinhaDePet } from './ler-pets';

/** The tutor's own, held until the transaction ends: what is written about a pet is written one after the other. */
export async function travarPet(trx: Trx, id: number, tutorId: number): Promise<LinhaDePet> {
  await exigirContaViva(trx, tutorId);
  const pet = await trx
    .selectFrom('pet')
    .select(COLUNAS_DO_PET)
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .forUpdate()
    .executeTakeFirst();
  if (!pet) throw new Recusa('NAO_ENCONTRADO');
  return pet;
}

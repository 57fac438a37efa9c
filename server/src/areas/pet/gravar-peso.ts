import { PESAGENS_NO_MAXIMO, type Pesagem } from '@indica-bem/domain/pet/peso';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

/** One a day, the last that was written; under the pet's lock, so that two days do not both take the last free place. */
export async function gravarPeso(trx: Trx, petId: number, { dia, peso }: Pesagem): Promise<void> {
  const doPet = trx.selectFrom('pet_peso').where('pet_id', '=', petId);
  const anotado = await doPet.select('dia').where('dia', '=', dia).executeTakeFirst();
  const cheio =
    !anotado &&
    (await doPet
      .select('dia')
      .offset(PESAGENS_NO_MAXIMO - 1)
      .limit(1)
      .executeTakeFirst());
  if (cheio) throw new Recusa('COTA_DE_PESAGENS', { partes: { maximo: String(PESAGENS_NO_MAXIMO) } });
  await trx
    .insertInto('pet_peso')
    .values({ pet_id: petId, dia, peso })
    .onConflict((conflito) => conflito.columns(['pet_id', 'dia']).doUpdateSet({ peso }))
    .execute();
}

/** `pet.peso` is what it weighs now: that of its last day. Without any day it stays as it was. */
export async function atualizarPesoDoPet(trx: Trx, petId: number): Promise<void> {
  const ultimo = await trx
    .selectFrom('pet_peso')
    .select('peso')
    .where('pet_id', '=', petId)
    .orderBy('dia', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ultimo) await trx.updateTable('pet').set({ peso: ultimo.peso }).where('id', '=', petId).execute();
}

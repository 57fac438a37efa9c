import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';

/** A pet is shared with who recommended something for it; with the last such recommendation the sharing ends. */
export async function encerrarSemIndicacao(trx: Trx, petId: number, agora: Date): Promise<void> {
  await sql`
    update pet_partilha s set revogada_em = ${agora}
     where s.pet_id = ${petId} and s.revogada_em is null
       and not exists (select from prescricao p where p.pet_id = s.pet_id and p.prescritor_id = s.prescritor_id)`.execute(
    trx,
  );
}

import { sql } from 'kysely';
import type { Trx } from '../db/conexao';

/**
 * Which bags are of one pet has changed, so the end of any of this tutor's may have: the job counts them again
 * (areas/reposicao/marcar-reposicoes.ts), also those it had nothing to say of. The last lock an act takes, and in the order
 * in which the judging writes them; who counts meanwhile is waited for, or finds the change.
 */
export async function contarReposicoesDeNovo(trx: Trx, tutorId: number): Promise<void> {
  await sql`
    with delas as (
      select r.prescricao_id from reposicao r join prescricao p on p.id = r.prescricao_id
       where p.tutor_id = ${tutorId} and p.data_ativacao is not null
       order by r.prescricao_id for update of r)
    update reposicao r set lembrar_em = null, lembrado_em = null
      from delas where r.prescricao_id = delas.prescricao_id`.execute(trx);
}

import { sql } from 'kysely';

/** That the consent `s` lets its partner see the pet: it was not ended, and the tutor's account stands. */
export const PARTILHA_QUE_VALE = sql<boolean>`(s.revogada_em is null and exists (
  select from pet q join conta k on k.id = q.tutor_id
   where q.id = s.pet_id and k.suspensa_em is null and k.excluida_em is null))`;

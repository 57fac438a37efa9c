import { sql } from 'kysely';
import type { Db } from '../../db/conexao';

/** As long as the e-mails beside them in the life of a recommendation. */
const DIAS = 180;

export async function esquecerRecusas(db: Db, agora: Date): Promise<void> {
  await sql`delete from recusa_no_caixa where hora < ${agora}::timestamptz - make_interval(days => ${DIAS})`.execute(
    db,
  );
}

import { MESES_DO_INTERESSE } from '@indica-bem/domain/interesse/regras';
import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { emLevas } from '../../db/transacao';
import { auditarSistema } from '../../nucleo/auditoria';

const POR_VEZ = 1000;

/** Who once asked to take part, and of whom nothing was heard or noted since. */
export async function esquecerInteresses(db: Db, agora: Date): Promise<void> {
  await emLevas(db, POR_VEZ, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      delete from interesse where id in
        (select id from interesse
          where greatest(criado_em, alterado_em) < ${agora}::timestamptz - make_interval(months => ${MESES_DO_INTERESSE})
          order by greatest(criado_em, alterado_em) limit ${POR_VEZ} for update skip locked)`.execute(trx);
    const quantos = Number(numAffectedRows);
    if (quantos > 0)
      await auditarSistema(trx, { ato: 'interesses-esquecidos', objeto: 'interesse', depois: { quantos }, agora });
    return quantos;
  });
}

import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { deixarEmails as chamada } from '@indica-bem/domain/correio/contrato';
import { sql } from 'kysely';
import type { Db } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { SEM_RESPOSTA } from './sql';

type Pedido = { ids: string[]; agora: Date; autoria: Autoria };

/** A mailbox that is gone waits for nobody. Asked twice, the second finds nothing to leave. */
export function deixarEmails(db: Db, { ids, agora, autoria }: Pedido): Promise<Resposta<typeof chamada>> {
  return transacao(db, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      update envio_de_email e set deixado_em = ${agora} where e.id = any(${ids}::uuid[]) and ${SEM_RESPOSTA}`.execute(
      trx,
    );
    const deixados = Number(numAffectedRows);
    if (deixados > 0) await auditar(trx, autoria, { id: null, depois: { quantos: deixados } });
    else nadaFeito(autoria);
    return { deixados };
  });
}

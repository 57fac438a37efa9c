import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { sql } from 'kysely';
import type { Leitura } from '../db/conexao';
import { lerAceites } from './ler-aceites';

/** Of the account `c`. Who came in by a provider has no password and is no guest. */
export const situacaoDaConta = sql<SituacaoDaConta>`case
  when c.suspensa_em is not null then 'suspensa'
  when c.senha_hash is null and not exists (select 1 from identidade_social i where i.conta_id = c.id) then 'convidada'
  else 'ativa' end`;

/** What a person's record says besides the profile's own fields. */
export async function lerDaConta(db: Leitura, id: number, papel: Papel) {
  const { situacao } = await db
    .selectFrom('conta as c')
    .select(situacaoDaConta.as('situacao'))
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...(await lerAceites(db, id, papel)), situacao };
}

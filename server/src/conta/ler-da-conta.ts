import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../db/conexao';
import { lerAceites } from './ler-aceites';

const TEM_PROVEDOR = sql<boolean>`exists (select 1 from identidade_social i where i.conta_id = c.id)`;

/** Of the account `c`. Who came in by a provider has no password and is no guest. */
export const situacaoDaConta = sql<SituacaoDaConta>`case
  when c.suspensa_em is not null then 'suspensa'
  when c.senha_hash is null and not ${TEM_PROVEDOR} then 'convidada'
  else 'ativa' end`;

/** The same as conditions that the partial indexes of `conta` can answer. */
export const NA_SITUACAO: Record<SituacaoDaConta, RawBuilder<boolean>> = {
  suspensa: sql`c.suspensa_em is not null`,
  convidada: sql`c.suspensa_em is null and c.senha_hash is null and not ${TEM_PROVEDOR}`,
  ativa: sql`c.suspensa_em is null and (c.senha_hash is not null or ${TEM_PROVEDOR})`,
};

/** What a person's record says besides the profile's own fields. */
export async function lerDaConta(db: Leitura, id: number, papel: Papel) {
  const { situacao, criada_em, ultimo_acesso_em, email_confirmado_em } = await db
    .selectFrom('conta as c')
    .select([situacaoDaConta.as('situacao'), 'c.criada_em', 'c.ultimo_acesso_em', 'c.email_confirmado_em'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...(await lerAceites(db, id, papel)),
    situacao,
    email_confirmado: email_confirmado_em !== null,
    criada_em: criada_em.toISOString(),
    ultimo_acesso: ultimo_acesso_em?.toISOString() ?? null,
  };
}

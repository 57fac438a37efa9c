import type { FiltroDaConta, SituacaoDaConta } from '@indica-bem/domain/conta/situacao';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { lerAceites } from './ler-aceites';
import { condicoesDaSituacao, situacaoEmSql } from './situacao-sql';

/** Of the account `c`. */
export const situacaoDaConta = sql<SituacaoDaConta>`${sql.raw(situacaoEmSql('c'))}`;

export const pediuExclusao = sql<boolean>`c.exclusao_pedida_em is not null`;

const CONDICOES = condicoesDaSituacao('c');
export const NA_SITUACAO: Record<FiltroDaConta, RawBuilder<boolean>> = {
  suspensa: sql`${sql.raw(CONDICOES.suspensa)}`,
  convidada: sql`${sql.raw(CONDICOES.convidada)}`,
  ativa: sql`${sql.raw(CONDICOES.ativa)}`,
  pediu_exclusao: pediuExclusao,
};

/** What a person's record says besides the profile's own fields. */
export async function lerDaConta(db: Leitura, id: number, papel: Papel) {
  const { situacao, criada_em, ultimo_acesso_em, email_confirmado_em, exclusao_pedida_em } = await db
    .selectFrom('conta as c')
    .select([situacaoDaConta.as('situacao'), 'c.criada_em', 'c.ultimo_acesso_em', 'c.email_confirmado_em'])
    .select('c.exclusao_pedida_em')
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...(await lerAceites(db, id, papel)),
    situacao,
    email_confirmado: email_confirmado_em !== null,
    criada_em: criada_em.toISOString(),
    ultimo_acesso: ultimo_acesso_em?.toISOString() ?? null,
    exclusao_pedida_em: exclusao_pedida_em?.toISOString() ?? null,
  };
}

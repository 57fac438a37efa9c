import type { SituacaoDaConta } from '@indica-bem/domain/conta/situacao';

/** The rule of the domain as conditions on the account `c`, each of which the partial indexes can answer. */
export function condicoesDaSituacao(c: string): Record<SituacaoDaConta, string> {
  const temProvedor = `exists (select 1 from identidade_social i where i.conta_id = ${c}.id)`;
  return {
    suspensa: `${c}.suspensa_em is not null`,
    convidada: `${c}.suspensa_em is null and ${c}.senha_hash is null and not ${temProvedor}`,
    ativa: `${c}.suspensa_em is null and (${c}.senha_hash is not null or ${temProvedor})`,
  };
}

/** The same as a value. */
export function situacaoEmSql(c: string): string {
  const casos = Object.entries(condicoesDaSituacao(c)).map(
    ([situacao, condicao]) => `when ${condicao} then '${situacao}'`,
  );
  return `case ${casos.join(' ')} end`;
}

import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Nota } from '@indica-bem/domain/nota/nota';
import { podeRetirar } from '@indica-bem/domain/nota/regras';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tabelas } from '../../db/tabelas';

export type LinhaDeNota = Pick<Selectable<Tabelas['nota']>, 'chave' | 'contingencia' | 'de'> & {
  /** Out of JSON it is a text. */
  enviada_em: Date | string;
};

/** The receipt of a coupon `c`'s present turn, for whoever lists purchases. */
export const notaDoCupom = (eb: ExpressionBuilder<Tabelas & { c: Tabelas['cupom'] }, 'c'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('nota as n')
      .select(['n.chave', 'n.contingencia', 'n.de', 'n.enviada_em'])
      .whereRef('n.cupom_id', '=', 'c.id')
      .whereRef('n.vez', '=', 'c.vez'),
  );

export function apresentarNota(
  linha: LinhaDeNota | null | undefined,
  { papel, hoje }: { papel: Papel; hoje: string },
): Nota | null {
  if (!linha) return null;
  const { chave, contingencia, de } = linha;
  const enviadaEm = new Date(linha.enviada_em);
  return {
    chave,
    contingencia,
    de,
    enviada_em: enviadaEm.toISOString(),
    pode_retirar: podeRetirar({ de, enviada: hojeEmSaoPaulo(enviadaEm) }, papel, hoje),
  };
}

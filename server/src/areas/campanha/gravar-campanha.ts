import { reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import type { Medida } from '@indica-bem/domain/campanha/orcamento';
import type { DadosDaCampanha } from '@indica-bem/domain/campanha/regras';
import type { Trx } from '../../db/conexao';

type Orcamento = 'limite_cupons' | 'teto';

/** A budget that is not said stays as it is; null takes it away. */
export type CampanhaEscrita = Omit<DadosDaCampanha, Orcamento> & {
  [C in Orcamento]?: DadosDaCampanha[C] | undefined;
};

/** What was written, as it is stored. */
export function colunasDaCampanha({ limite_cupons, teto, ...dados }: CampanhaEscrita) {
  return {
    ...dados,
    ...(limite_cupons !== undefined && { limite_cupons }),
    ...(teto !== undefined && { teto: teto === null ? null : reaisParaCentavos(teto) }),
  };
}

/** With another budget, the team hears anew how far it is gone. */
export async function gravarCampanha(trx: Trx, id: number, escrita: CampanhaEscrita): Promise<void> {
  const orcamento = () =>
    trx.selectFrom('campanha').select(['limite_cupons', 'teto']).where('id', '=', id).executeTakeFirstOrThrow();
  const antes = await orcamento();
  await trx.updateTable('campanha').set(colunasDaCampanha(escrita)).where('id', '=', id).execute();
  const depois = await orcamento();
  const outras: Medida[] = [
    ...(antes.limite_cupons !== depois.limite_cupons ? (['cupons'] as const) : []),
    ...(antes.teto !== depois.teto ? (['teto'] as const) : []),
  ];
  if (outras.length === 0) return;
  await trx.deleteFrom('aviso_de_orcamento').where('campanha_id', '=', id).where('medida', 'in', outras).execute();
}

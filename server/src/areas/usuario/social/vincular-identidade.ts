import type { Trx } from '../../../db/conexao';
import type { IdentidadeSocial } from '../../../db/tabelas-comuns';
import { Recusa } from '../../../nucleo/recusa';

/** From here on, this person of the provider's is that account. A pass used twice finds it already bound. */
export async function vincularIdentidade(
  trx: Trx,
  { provedor, sub }: IdentidadeSocial,
  contaId: number,
  agora: Date,
): Promise<void> {
  const nova = await trx
    .insertInto('identidade_social')
    .values({ provedor, sub, conta_id: contaId, criada_em: agora })
    .onConflict((conflito) => conflito.doNothing())
    .returning('conta_id')
    .executeTakeFirst();
  if (!nova) throw new Recusa('ACESSO_SOCIAL_EXPIRADO');
}

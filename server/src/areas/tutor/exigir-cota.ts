import type { CodigoDeErro } from '@indica-bem/domain/erros';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { segurarTutor } from './segurar-tutor';

type Cota = { maximo: number; recusa: CodigoDeErro };

/** Counted under the tutor's lock: two that arrive together do not both see the last free place. */
export async function exigirCota(
  trx: Trx,
  tabela: 'pet' | 'evento',
  tutorId: number,
  { maximo, recusa }: Cota,
): Promise<void> {
  await segurarTutor(trx, tutorId);
  const cheio = await trx
    .selectFrom(tabela)
    .select('id')
    .where('tutor_id', '=', tutorId)
    .offset(maximo - 1)
    .limit(1)
    .executeTakeFirst();
  if (cheio) throw new Recusa(recusa, { partes: { maximo: String(maximo) } });
}

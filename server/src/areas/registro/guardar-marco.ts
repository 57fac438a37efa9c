import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import type { Db, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Contexto } from '../../nucleo/contexto';
import { deterJulgamento } from '../../nucleo/vez-de-julgar';
import { assinarCabecaDeAgora } from './assinar-cabeca';

type Marco = { motivo: 'dia' | 'mes'; referencia: string };
type Ctx = Pick<Contexto, 'config' | 'relogio'> & { db: Db | Trx };

/**
 * Keeps the root of this moment, signed, for others to hold the register to it: once for a day or a month, whoever asks
 * again. Nothing while there is no leaf. Nobody writes meanwhile, so a later one is never of a smaller tree.
 */
export async function guardarMarco({ db, config, relogio }: Ctx, { motivo, referencia }: Marco): Promise<void> {
  const desta = db.selectFrom('marco').where('motivo', '=', motivo).where('referencia', '=', referencia);
  if (await desta.select('id').executeTakeFirst()) return;
  await transacao(db, async (trx) => {
    await deterJulgamento(trx);
    const cabeca = await assinarCabecaDeAgora(trx, config, relogio());
    if (!cabeca) return;
    const { raiz, em, ...assinada } = cabeca;
    await trx
      .insertInto('marco')
      .values({ ...assinada, motivo, referencia, raiz: Buffer.from(raiz, 'hex'), em: new Date(em) })
      .onConflict((conflito) => conflito.columns(['motivo', 'referencia']).doNothing())
      .execute();
  });
}

/** Of the day that has ended, in São Paulo. After days without a server there is one, not one for each: it holds all. */
export const guardarMarcoDoDia = (ctx: Ctx): Promise<void> =>
  guardarMarco(ctx, { motivo: 'dia', referencia: somarDias(hojeEmSaoPaulo(ctx.relogio()), -1) });

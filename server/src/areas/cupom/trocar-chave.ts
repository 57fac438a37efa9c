import { randomBytes, randomUUID } from 'node:crypto';
import { HORAS_DA_PROVA } from '@indica-bem/domain/cupom/leitura';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { avisarInstancias } from '../../db/instancias';
import { ato } from '../../db/transacao';
import { auditarSistema } from '../../nucleo/auditoria';

const MINUTO = 60_000;
/** Every instance looks each minute: by then all of them know the new one. */
const ATE_ASSINAR = 2 * MINUTO;
/** As long as the proofs that the one before has signed. */
const ACREDITADA_POR = HORAS_DA_PROVA * 60 * MINUTO;

type Troca = { agora: Date /** Nothing that the keys of before have signed is believed any more. */; ja: boolean };

/** Another key for the seals and proofs of coupons; answers when it begins to sign. */
export const trocarChave = ato(async (trx, { agora, ja }: Troca): Promise<Date> => {
  const desde = ja ? agora : new Date(agora.getTime() + ATE_ASSINAR);
  const ate = new Date(desde.getTime() + ACREDITADA_POR);
  const antigas = sql`select nome from segredo where uso = 'selo' order by nome for update`;
  await antigas.execute(trx);
  await sql`delete from segredo where uso = 'selo' and (${ja} or ate <= ${agora}::timestamptz)`.execute(trx);
  await sql`update segredo set ate = ${ate}::timestamptz where uso = 'selo' and ate is null`.execute(trx);
  await trx
    .insertInto('segredo')
    .values({ nome: `selo-${randomUUID()}`, uso: 'selo', valor: randomBytes(32), desde, ate: null })
    .execute();
  await avisarInstancias(trx);
  await auditarSistema(trx, { ato: 'chave-do-selo-trocada', objeto: 'ajuste', agora });
  return desde;
});

/** Every installation has one; without any, no coupon could be shown or read. */
export async function garantirChave(trx: Trx): Promise<void> {
  const chave = { nome: 'selo-inicial', uso: 'selo', valor: randomBytes(32), desde: new Date(0), ate: null };
  const { n } = await trx
    .selectFrom('segredo')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('uso', '=', 'selo')
    .where('ate', 'is', null)
    .executeTakeFirstOrThrow();
  if (n === 0)
    await trx
      .insertInto('segredo')
      .values(chave)
      .onConflict((oc) => oc.doNothing())
      .execute();
}

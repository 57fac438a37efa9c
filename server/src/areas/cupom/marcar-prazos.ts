import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { DIAS_DE_AVISO_DO_CUPOM } from '@indica-bem/domain/cupom/regras';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { emLevas } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import type { Contexto } from '../../nucleo/contexto';

const POR_VEZ = 200;

/**
 * Hands the notices that are due to the mail queue, once per coupon, also those of days on which nobody was running. The
 * mark and the mail commit together, so that a stop in between loses none and repeats none. The mail names the recommendation:
 * it is held with its coupon, for who has it in hand comes to the coupon next.
 */
export async function marcarPrazos({ db, fila, relogio }: Contexto): Promise<void> {
  const agora = relogio();
  await emLevas(db, POR_VEZ, (trx) => marcar(trx, fila, agora));
}

async function marcar(trx: Trx, fila: Fila, agora: Date): Promise<number> {
  const hoje = hojeEmSaoPaulo(agora);
  const cupons = await trx
    .updateTable('cupom')
    .set({ avisado_em: agora })
    .where('id', 'in', (devidos) =>
      devidos
        .selectFrom('cupom as c')
        .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
        .select('c.id')
        .where('c.estado', '=', 'ativo')
        .where('c.avisado_em', 'is', null)
        .where('c.data_validade', '>=', hoje)
        .where('c.data_validade', '<=', somarDias(hoje, DIAS_DE_AVISO_DO_CUPOM))
        .orderBy('c.data_validade')
        .limit(POR_VEZ)
        // At a till, or in the hands of another instance: the next run finds what is left of it.
        .modifyEnd(sql`for key share of p skip locked for no key update of c skip locked`),
    )
    .returning(['id', feitoAntesDoPrazo.as('antes')])
    .execute();
  const avisos = cupons.filter(({ antes }) => antes).map(({ id }) => ({ cupomId: id }));
  await fila.enfileirarTodas(trx, 'email-prazo', avisos);
  return cupons.length;
}

/** Whoever chose the store within the last days has just read the date: no mail. */
const feitoAntesDoPrazo = sql<boolean>`
  (criado_em at time zone 'America/Sao_Paulo')::date < data_validade - ${sql.lit(DIAS_DE_AVISO_DO_CUPOM)}::int`;

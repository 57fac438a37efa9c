import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { confereAte } from '@indica-bem/domain/prescritor/licenca';
import type { Trx } from '../../db/conexao';
import { emLevas } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import type { Contexto } from '../../nucleo/contexto';

const POR_VEZ = 200;

/** Once for each check, thirty days before it ends: the mark and the mail commit together. */
export async function marcarCrmvAVencer({ db, fila, relogio }: Contexto): Promise<void> {
  const agora = relogio();
  await emLevas(db, POR_VEZ, (trx) => marcar(trx, fila, agora));
}

async function marcar(trx: Trx, fila: Fila, agora: Date): Promise<number> {
  const hoje = hojeEmSaoPaulo(agora);
  // Two instances at once mark each check once: the second finds the row and tells nobody.
  const marcados = await trx
    .insertInto('aviso_de_crmv')
    .columns(['conferencia_id', 'avisado_em'])
    .expression(({ selectFrom, val }) =>
      selectFrom('prescritor as p')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('crmv_conferido as k')
              .select('k.id')
              .whereRef('k.prescritor_id', '=', 'p.id')
              .orderBy('k.id', 'desc')
              .limit(1)
              .as('ultima'),
          (em) => em.onTrue(),
        )
        .leftJoin('aviso_de_crmv as a', 'a.conferencia_id', 'ultima.id')
        .select(['ultima.id', val(agora).as('avisado_em')])
        .where('p.crmv_vale_ate', '>=', hoje)
        .where('p.crmv_vale_ate', '<=', confereAte(hoje))
        .where('a.conferencia_id', 'is', null)
        .limit(POR_VEZ),
    )
    .onConflict((conflito) => conflito.doNothing())
    .returning('conferencia_id')
    .execute();
  await fila.enfileirarTodas(
    trx,
    'email-crmv-vence',
    marcados.map(({ conferencia_id }) => ({ conferenciaId: conferencia_id })),
  );
  return marcados.length;
}

import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { ultimoDiaDeLembretes } from '@indica-bem/domain/evento/regras';
import type { Trx } from '../../db/conexao';
import { emLevas } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import type { Contexto } from '../../nucleo/contexto';

const POR_VEZ = 200;

/**
 * Hands the reminders that are due to the mail queue, also those of mornings on which nobody was running, up to the day
 * of the event. The mark and the mail commit together, so that a stop in between loses none and repeats none.
 */
export async function marcarLembretes({ db, fila, relogio }: Contexto): Promise<void> {
  const agora = relogio();
  await emLevas(db, POR_VEZ, (trx) => marcar(trx, fila, agora));
}

async function marcar(trx: Trx, fila: Fila, agora: Date): Promise<number> {
  const eventos = await trx
    .updateTable('evento')
    .set({ notificado_em: agora })
    .where('id', 'in', (devidos) =>
      devidos
        .selectFrom('evento')
        .select('id')
        .where('notificado_em', 'is', null)
        .where('lembrar_em', '<=', ultimoDiaDeLembretes(agora))
        .where('data', '>=', hojeEmSaoPaulo(agora))
        .limit(POR_VEZ)
        .forUpdate()
        // Another instance is at those already.
        .skipLocked(),
    )
    .returning(['id', 'data'])
    .execute();
  const lembretes = eventos.map(({ id, data }) => ({ eventoId: id, data }));
  await fila.enfileirarTodas(trx, 'email-lembrete', lembretes);
  return eventos.length;
}

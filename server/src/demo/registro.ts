import { mesDe, mesSeguinte, primeiroDia } from '@indica-bem/domain/brasil/mes';
import { guardarMarco, guardarMarcoDoDia } from '../areas/registro/guardar-marco';
import { tamanhoDoRegistro } from '../areas/registro/provar';
import { registrarQuilos } from '../areas/registro/registrar-quilos';
import type { Trx } from '../db/conexao';
import { transacao } from '../db/transacao';
import type { Contexto } from '../nucleo/contexto';
import { deterJulgamento } from '../nucleo/vez-de-julgar';

/** More than the demonstration ever has: somebody's own, and not to be written in one go while a server starts. */
const DA_DEMO = 5_000;

/** The register as if it had been there all along: a signed root where each month was closed, and yesterday's. */
export function semearRegistro({ db, config, relogio }: Pick<Contexto, 'db' | 'config' | 'relogio'>): Promise<void> {
  return transacao(db, async (trx) => {
    await deterJulgamento(trx);
    const historia = await esperandoAte(trx, 'infinity');
    if (historia > DA_DEMO || (await tamanhoDoRegistro(trx)) > 0) return;
    const fechados = await trx.selectFrom('fechamento').select(['mes', 'pedido_em']).orderBy('mes').execute();
    for (const { mes, pedido_em } of fechados) {
      await registrarQuilos(trx, await esperandoAte(trx, primeiroDia(mesSeguinte(mesDe(mes)))));
      await guardarMarco({ db: trx, config, relogio: () => pedido_em }, { motivo: 'mes', referencia: mes });
    }
    await registrarQuilos(trx, await esperandoAte(trx, 'infinity'));
    await guardarMarcoDoDia({ db: trx, config, relogio });
  });
}

async function esperandoAte(trx: Trx, dia: string): Promise<number> {
  const { quantos } = await trx
    .selectFrom('quilo_a_registrar')
    .select(({ fn }) => fn.countAll<number>().as('quantos'))
    .where('momento', '<', dia as never)
    .executeTakeFirstOrThrow();
  return quantos;
}

import { sql } from 'kysely';
import { julgarCompras } from './areas/doacao/julgar-compras';
import { registrarQuilos } from './areas/registro/registrar-quilos';
import type { Leitura } from './db/conexao';
import { transacao } from './db/transacao';
import type { Contexto } from './nucleo/contexto';
import { tentarJulgar } from './nucleo/vez-de-julgar';

const POR_VEZ = 500;

/**
 * From a purchase to a kilogram of the public register: what was bought is judged, then what was given is written, in one
 * transaction and by one instance at a time. Answers how many it judged, or wrote if those were more.
 */
export async function darQuilos({ db, relogio }: Pick<Contexto, 'db' | 'relogio'>): Promise<number> {
  if (!(await algumEspera(db))) return 0;
  return transacao(db, async (trx) => {
    if (!(await tentarJulgar(trx))) return 0;
    const julgadas = await julgarCompras(trx, { agora: relogio(), quantas: POR_VEZ });
    return Math.max(julgadas, await registrarQuilos(trx, POR_VEZ));
  });
}

/**
 * Round after round only while a whole batch waits; else the next ones gather until the queues are looked at again: a
 * hundred cost little more than one.
 */
export const darSeMuitos = async (ctx: Pick<Contexto, 'db' | 'relogio'>): Promise<boolean> =>
  (await darQuilos(ctx)) >= POR_VEZ;

/** Most of the time none does, and then one small question is all it costs. */
async function algumEspera(db: Leitura): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`
    select exists (select from compra_a_julgar) or exists (select from quilo_a_registrar) as ha`.execute(db);
  return rows[0]?.ha === true;
}

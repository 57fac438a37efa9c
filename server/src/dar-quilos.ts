import { NOMES_DAS_REGRAS } from '@indica-bem/domain/doacao/velocidade';
import { sql } from 'kysely';
import { julgarCompras } from './areas/doacao/julgar-compras';
import { registrarQuilos } from './areas/registro/registrar-quilos';
import type { Leitura } from './db/conexao';
import { transacao } from './db/transacao';
import type { Contexto } from './nucleo/contexto';
import { tentarJulgar } from './nucleo/vez-de-julgar';
import { contar } from './observacao/medidas';

const POR_VEZ = 500;
/** So many since the last look are tills at full. They go first: beside them only some leaves are written, the rest when they pause. */
const MUITAS = 100;
const NA_CORRERIA = 250;

type Ctx = Pick<Contexto, 'db' | 'relogio'>;
type Rodada = { julgadas: number; suspeitas: string[]; registrados: number };
const NADA: Rodada = { julgadas: 0, suspeitas: [], registrados: 0 };
for (const rule of NOMES_DAS_REGRAS) contar('purchase_flags_total', { rule }, 0);

/**
 * From a purchase to a kilogram of the public register: what was bought is judged, then what was given is written, in one
 * transaction and by one instance at a time.
 */
async function rodada({ db, relogio }: Ctx): Promise<Rodada> {
  if (!(await algumEspera(db))) return NADA;
  const feita = await transacao(db, async (trx) => {
    if (!(await tentarJulgar(trx))) return NADA;
    const julgamento = await julgarCompras(trx, { agora: relogio(), quantas: POR_VEZ });
    const { julgadas } = julgamento;
    // More wait to be judged.
    if (julgadas === POR_VEZ) return { ...julgamento, registrados: 0 };
    return { ...julgamento, registrados: await registrarQuilos(trx, julgadas < MUITAS ? POR_VEZ : NA_CORRERIA) };
  });
  for (const rule of feita.suspeitas) contar('purchase_flags_total', { rule });
  return feita;
}

/** Answers how many it judged, or wrote if those were more. */
export async function darQuilos(ctx: Ctx): Promise<number> {
  const { julgadas, registrados } = await rodada(ctx);
  return Math.max(julgadas, registrados);
}

/**
 * Round after round only while a whole batch waits; else the next ones gather until the queues are looked at again: a
 * hundred cost little more than one.
 */
export async function darSeMuitos(ctx: Ctx): Promise<boolean> {
  const { julgadas, registrados } = await rodada(ctx);
  return julgadas === POR_VEZ || (julgadas < MUITAS && registrados === POR_VEZ);
}

/** Most of the time none does, and then one small question is all it costs. */
async function algumEspera(db: Leitura): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`
    select exists (select from compra_a_julgar) or exists (select from quilo_a_registrar) as ha`.execute(db);
  return rows[0]?.ha === true;
}

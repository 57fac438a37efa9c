import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { contasDaPromessa } from '@indica-bem/domain/entrega/contas';
import type { verTransparencia } from '@indica-bem/domain/registro/contrato';
import { mesesSemSaltos } from '@indica-bem/domain/registro/por-mes';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { somarEntregas } from '../entrega/somar-entregas';
import { assinarCabeca } from './assinar-cabeca';
import { lerUltimoMarco } from './listar-marcos';

/** Far more cities than the country has. */
const SOMAS_NO_MAXIMO = 6000;

type Soma = { tamanho: number; mes: string | null; cidade: string | null; kg: number };
type Ctx = Pick<Contexto, 'db' | 'config' | 'relogio'>;

/** What anybody may know of the donations, and the root that holds the register to it. */
export async function lerTransparencia({ db, config, relogio }: Ctx): Promise<Resposta<typeof verTransparencia>> {
  const agora = relogio();
  // Before the sums: it can only be of as many leaves, or fewer.
  const anterior = await lerUltimoMarco(db);
  const somas = await somarFolhas(db);
  const { tamanho, kg } = somas.find(({ mes, cidade }) => mes === null && cidade === null) ?? { tamanho: 0, kg: 0 };
  const { prometido, entregue, falta } = contasDaPromessa(kg, await somarEntregas(db));
  const cabeca = tamanho > 0 ? await assinarCabeca(db, config, { tamanho, kg }, agora) : null;
  return {
    prometido,
    entregue,
    falta,
    meses: mesesSemSaltos(
      somas.flatMap(({ mes, kg: doMes }) => (mes === null ? [] : [{ mes, kg: doMes }])),
      mesDe(hojeEmSaoPaulo(agora)),
    ),
    cidades: somas.flatMap(({ cidade, kg: dela }) => (cidade === null || dela === 0 ? [] : [{ cidade, kg: dela }])),
    marco: cabeca && { ...cabeca, motivo: 'agora', referencia: null },
    anterior,
  };
}

/** By month, by city and in all, of one moment: what is signed is what is shown. */
async function somarFolhas(db: Leitura): Promise<Soma[]> {
  const { rows } = await sql<Soma>`
    select t.tamanho, q.mes, q.cidade, coalesce(q.kg, 0) as kg
      from (select coalesce(max(n), 0) as tamanho from folha) t,
           (select mes, cidade, sum(kg) as kg from quilos_do_mes group by grouping sets ((mes), (cidade), ())) q
     order by q.kg desc, q.cidade, q.mes limit ${SOMAS_NO_MAXIMO}`.execute(db);
  return rows;
}

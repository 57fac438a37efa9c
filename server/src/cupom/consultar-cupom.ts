import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { motivoDaRecusa, type RecusaDoCupom } from '@indica-bem/domain/cupom/regras';
import { normalizarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { sql } from 'kysely';
import { type Leitura, PREPARADO } from '../db/conexao';
import { Recusa } from '../http/recusa';
import type { Sessao } from '../http/sessao';
import type { LinhaDeCupom } from './ler-cupom';

/** By the code a person typed, or by the id a QR holds. A code wins: online stores bring codes of any shape. */
export async function localizarCupom(db: Leitura, codigoOuId: string): Promise<LinhaDeCupom | undefined> {
  const codigo = normalizarCodigo(codigoOuId);
  const id = /^[1-9]\d{0,14}$/.test(codigo) ? Number(codigo) : null;
  const { rows } = await sql<LinhaDeCupom>`${sql.raw(PREPARADO)}
    select * from cupom where codigo_busca = ${codigo} or id = ${id}
     order by codigo_busca = ${codigo} desc limit 1`.execute(db);
  return rows[0];
}

export const lerPorId = (db: Leitura, id: number): Promise<LinhaDeCupom | undefined> =>
  db.selectFrom('cupom').selectAll().where('id', '=', id).executeTakeFirst();

/** The tutor of its recommendation, the store it was made for, or the team. */
export async function pertence(db: Leitura, cupom: LinhaDeCupom, { papel, id }: Sessao): Promise<boolean> {
  if (papel === 'indicabem') return true;
  if (papel === 'lojista') return cupom.lojista_id === id && cupom.motivo_cancelamento !== 'troca';
  const dona = await db
    .selectFrom('prescricao')
    .select('id')
    .where('id', '=', cupom.prescricao_id)
    .where('tutor_id', '=', id)
    .executeTakeFirst();
  return dona !== undefined;
}

/** The till's verdict, in the order of DECISIONS; throws the refusal. */
export function exigirValidavel(
  cupom: LinhaDeCupom | undefined,
  contexto: { idLojista: number; hoje: string },
): LinhaDeCupom {
  if (!cupom) throw new Recusa('CUPOM_DESCONHECIDO');
  const recusa = motivoDaRecusa(
    {
      estado: cupom.estado,
      idLojista: cupom.lojista_id,
      trocado: cupom.motivo_cancelamento === 'troca',
      validade: cupom.data_validade,
    },
    contexto,
  );
  if (recusa) throw recusaDo(cupom, recusa);
  return cupom;
}

function recusaDo(cupom: LinhaDeCupom, recusa: RecusaDoCupom): Recusa {
  return new Recusa(recusa, { partes: { data: isoParaBr(cupom.data_validade) } });
}

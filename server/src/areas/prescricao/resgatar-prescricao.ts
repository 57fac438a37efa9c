import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import { lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { exigirContaViva } from '../conta/exigir-conta-viva';
import type { nomesEscritos } from './alterar-prescricao';

type Pedido = {
  codigo: string;
  tutorId: number;
  telefone: string | undefined;
  /** As the tutor corrected them. */
  nomes: ReturnType<typeof nomesEscritos>;
  hoje: string;
};

/** Binds an unbound recommendation to the tutor, once and for good: one conditional update decides every race. */
export async function resgatarPrescricao(
  trx: Trx,
  { codigo, tutorId, telefone, nomes, hoje }: Pedido,
): Promise<number> {
  await exigirContaViva(trx, tutorId);
  const doLink = telefone === undefined ? null : limparTelefone(telefone);
  const alvo = lerCodigo(codigo);
  const resgatada = await trx
    .updateTable('prescricao')
    // A specific code becomes a recommendation on this day; the day of printing stays with its batch.
    .set({
      tutor_id: tutorId,
      data_resgate: hoje,
      data: sql`case when especifica then ${hoje}::date else data end`,
      ...nomes,
    })
    .where('codigo', '=', alvo)
    .where('tutor_id', 'is', null)
    .where('cancelada_em', 'is', null)
    .where(sql<boolean>`(especifica or prescritor_id is not null or origem_lojista_id is not null)`)
    .where(sql<boolean>`(${doLink}::text is null or telefone = ${doLink}::text)`)
    .returning('id')
    .executeTakeFirst();
  return resgatada?.id ?? jaResgatada(trx, alvo, tutorId, doLink);
}

/** Nothing was bound: it is already this tutor's, or it says why not. */
async function jaResgatada(trx: Trx, codigo: string, tutorId: number, telefone: string | null): Promise<number> {
  const p = await trx
    .selectFrom('prescricao')
    .select(['id', 'tutor_id', 'telefone', 'cancelada_em'])
    .where('codigo', '=', codigo)
    .executeTakeFirst();
  if (p?.tutor_id === tutorId) return p.id;
  if (!p || (telefone !== null && p.telefone !== telefone)) throw new Recusa('CODIGO_INVALIDO');
  if (p.cancelada_em !== null) throw new Recusa('CODIGO_CANCELADO');
  if (p.tutor_id === null) throw new Recusa('PRESCRICAO_NAO_CADASTRADA');
  throw new Recusa(telefone === null ? 'CODIGO_JA_UTILIZADO' : 'INDICACAO_NAO_VINCULADA');
}

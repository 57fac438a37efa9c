import { sql } from 'kysely';
import type { Trx } from '../db/conexao';

type Rastros = { email: string; telefone: string | null };

/** Returns what identified the person, so that it can be looked for elsewhere. */
export async function esquecerTutor(trx: Trx, id: number, email: string): Promise<string[]> {
  const { nome, cpf, telefone } = await trx
    .selectFrom('tutor')
    .select(['nome', 'cpf', 'telefone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await cancelarCupons(trx, id);
  await esquecerIndicacoes(trx, id, { email, telefone });
  await trx.deleteFrom('pet').where('tutor_id', '=', id).execute();
  await trx.deleteFrom('evento').where('tutor_id', '=', id).execute();
  await trx
    .updateTable('tutor')
    .set({ nome: 'Tutor excluído', cpf: null, telefone: null, data_nascimento: null })
    .where('id', '=', id)
    .execute();
  return [nome, cpf, telefone].filter((rastro) => rastro !== null);
}

/** The recommendations are locked first, then their coupons: the order every other act takes. */
async function cancelarCupons(trx: Trx, tutorId: number): Promise<void> {
  await trx.selectFrom('prescricao').select('id').where('tutor_id', '=', tutorId).orderBy('id').forUpdate().execute();
  await trx
    .updateTable('cupom')
    .set({ estado: 'cancelado', motivo_cancelamento: 'exclusao' })
    .where('estado', '=', 'ativo')
    .where('prescricao_id', 'in', (eb) => eb.selectFrom('prescricao').select('id').where('tutor_id', '=', tutorId))
    .execute();
}

/** The tutor's own, those still waiting at that e-mail or phone, and that e-mail wherever else it was typed. */
async function esquecerIndicacoes(trx: Trx, tutorId: number, { email, telefone }: Rastros): Promise<void> {
  await trx
    .updateTable('prescricao')
    .set({ email: null, telefone: null, anotacoes: null, observacao_lojista: null })
    .where('tutor_id', '=', tutorId)
    .execute();
  for (const [coluna, valor] of [
    ['email', email],
    ['telefone', telefone],
  ] as const) {
    if (!valor) continue;
    await trx
      .updateTable('prescricao')
      .set({ email: null, telefone: null, anotacoes: null })
      .where('tutor_id', 'is', null)
      .where(contem(valor))
      .where(coluna, '=', valor)
      .execute();
  }
  await trx.updateTable('prescricao').set({ email: null }).where(contem(email)).where('email', '=', email).execute();
}

// The trigram index finds it; the equality beside it decides.
const contem = (valor: string) => sql<boolean>`busca like ${`%${valor.replace(/[\\%_]/g, '\\$&')}%`}`;

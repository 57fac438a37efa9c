import { NOME_DE_TUTOR_EXCLUIDO } from '@indica-bem/domain/tutor/nome-de-tutor-excluido';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { julgarAntes } from '../doacao/julgar-antes';
import { segurarTutor } from './segurar-tutor';

type Circunstancias = { emailConfirmado: string | null; agora: Date };

/**
 * Forgets the person. What is bound to the account is theirs; of what is not, only what carries the mailbox they proved
 * to read: anybody may register with somebody else's number or address, and must not erase with it. The secrets of their
 * kilograms in the public register go by the database itself, when the account is marked as deleted.
 * Whatever others may hold who then judge or undo is taken before the judging's turn.
 */
export async function esquecerTutor(trx: Trx, id: number, { emailConfirmado, agora }: Circunstancias): Promise<void> {
  await segurarTutor(trx, id);
  await segurarIndicacoes(trx, id, emailConfirmado);
  await cancelarCupons(trx, id);
  await trx.deleteFrom('pet').where('tutor_id', '=', id).execute();
  await trx.deleteFrom('renovacao').where('tutor_id', '=', id).execute();
  await trx.deleteFrom('evento').where('tutor_id', '=', id).execute();
  await julgarAntes(trx, agora);
  await esquecerIndicacoes(trx, id);
  await esquecerDosEstornos(trx, id);
  if (emailConfirmado) await esquecerEmail(trx, emailConfirmado);
  await trx
    .updateTable('tutor')
    .set({ nome: NOME_DE_TUTOR_EXCLUIDO, cpf: null, telefone: null, data_nascimento: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Before their coupons, and all of them in one order, also those that others have redeemed or nobody has: as everybody does
 * who holds many.
 */
async function segurarIndicacoes(trx: Trx, tutorId: number, emailConfirmado: string | null): Promise<void> {
  const aCaixa = emailConfirmado
    ? sql`union select id from prescricao where ${contem(emailConfirmado)} and email = ${emailConfirmado}`
    : sql``;
  await sql`select from prescricao
             where id in (select id from prescricao where tutor_id = ${tutorId} ${aCaixa})
             order by id for update`.execute(trx);
}

async function cancelarCupons(trx: Trx, tutorId: number): Promise<void> {
  await trx
    .updateTable('cupom')
    .set({ estado: 'cancelado', motivo_cancelamento: 'exclusao' })
    .where('estado', '=', 'ativo')
    .where('prescricao_id', 'in', (eb) => eb.selectFrom('prescricao').select('id').where('tutor_id', '=', tutorId))
    .execute();
}

async function esquecerIndicacoes(trx: Trx, tutorId: number): Promise<void> {
  await trx
    .updateTable('prescricao')
    .set({
      email: null,
      telefone: null,
      tutor_nome: null,
      pet_nome: null,
      anotacoes: null,
      observacao_lojista: null,
    })
    .where('tutor_id', '=', tutorId)
    .execute();
}

/** What stores and team wrote about the purchases, and which were undone, stays; not what they wrote in their own words. */
async function esquecerDosEstornos(trx: Trx, tutorId: number): Promise<void> {
  const cupons = sql`(select c.id from prescricao p join cupom c on c.prescricao_id = p.id where p.tutor_id = ${tutorId})`;
  await sql`update estorno set texto = null where cupom_id in ${cupons} and texto is not null`.execute(trx);
  await sql`update pedido_de_estorno set texto = null, resposta = null where cupom_id in ${cupons}`.execute(trx);
  await sql`update acontecimento a set texto = null from prescricao p
             where p.id = a.prescricao_id and p.tutor_id = ${tutorId} and a.texto is not null`.execute(trx);
  await sql`update contestacao k set texto = null, resposta = null from acerto_linha l
             where l.id = k.linha_id and l.cupom_id in ${cupons}`.execute(trx);
  await sql`update compra_suspeita set motivo = null where cupom_id in ${cupons} and motivo is not null`.execute(trx);
}

/** Those still waiting at that mailbox say nothing of whom they wait for; one that somebody else redeemed loses it. */
async function esquecerEmail(trx: Trx, email: string): Promise<void> {
  await sql`
    update prescricao set email = null, tutor_nome = null, pet_nome = null,
           telefone = case when tutor_id is null then null else telefone end,
           anotacoes = case when tutor_id is null then null else anotacoes end
     where ${contem(email)} and email = ${email}`.execute(trx);
}

// The trigram index finds it; the equality beside it decides.
const contem = (valor: string) => sql<boolean>`busca like ${`%${valor.replace(/[\\%_]/g, '\\$&')}%`}`;

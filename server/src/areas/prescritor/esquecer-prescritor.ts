import { PARCEIRO_EXCLUIDO } from '@indica-bem/domain/prescritor/parceiro-excluido';
import type { Trx } from '../../db/conexao';
import { julgarAntes } from '../doacao/julgar-antes';

/** The recommendations stay: they belong to the tutors who hold them. What tutors let the partner see ends. */
export async function esquecerPrescritor(trx: Trx, id: number, agora: Date): Promise<void> {
  await deixarDeSerVeterinario(trx, id);
  await trx.deleteFrom('crmv_conferido').where('prescritor_id', '=', id).execute();
  await trx
    .updateTable('pet_partilha')
    .set({ revogada_em: agora })
    .where('prescritor_id', '=', id)
    .where('revogada_em', 'is', null)
    .execute();
  await responderPedidos(trx, id, agora);
  await julgarAntes(trx, agora);
  await trx
    .updateTable('prescritor')
    .set({
      nome: PARCEIRO_EXCLUIDO,
      nome_fantasia: null,
      cpf: null,
      cnpj: null,
      crmv: null,
      telefone: null,
      celular: null,
      logradouro: null,
      numero: null,
      complemento: null,
      cep: null,
      bairro: null,
      cidade: null,
      estado: null,
    })
    .where('id', '=', id)
    .execute();
}

/** The sheets go on saying that a vet made them: not of who had no CRMV, or one that the team refused. */
async function deixarDeSerVeterinario(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('prescritor')
    .set({ perfil: 'outros' })
    .where('id', '=', id)
    .where('perfil', '=', 'veterinario')
    .where('crmv_vale_ate', 'is', null)
    .execute();
}

/** Nobody will answer those who asked: they are told so, and what was written to them goes. */
async function responderPedidos(trx: Trx, id: number, agora: Date): Promise<void> {
  await trx
    .updateTable('renovacao')
    .set({ estado: 'recusada', motivo: 'parceiro_saiu', respondida_em: agora })
    .where('prescritor_id', '=', id)
    .where('estado', '=', 'aberta')
    .execute();
  await trx
    .updateTable('renovacao')
    .set({ texto: null })
    .where('prescritor_id', '=', id)
    .where('texto', 'is not', null)
    .execute();
}

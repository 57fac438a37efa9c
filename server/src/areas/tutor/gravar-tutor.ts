import { limparCpf } from '@indica-bem/domain/brasil/documentos';
import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { TutorEscrito } from '@indica-bem/domain/conta/campos-do-contrato';
import type { Trx } from '../../db/conexao';
import { ouNulo } from '../conta/ou-nulo';

/** What was written, as it is stored. */
export const dadosDoTutor = (escrito: TutorEscrito) => ({
  nome: escrito.nome ?? '',
  cpf: ouNulo(escrito.cpf, limparCpf),
  telefone: ouNulo(escrito.telefone, limparTelefone),
  data_nascimento: ouNulo(escrito.data_nascimento),
});

export async function inserirTutor(trx: Trx, id: number, escrito: TutorEscrito): Promise<void> {
  await trx
    .insertInto('tutor')
    .values({ id, ...dadosDoTutor(escrito) })
    .execute();
}

export async function gravarTutor(trx: Trx, id: number, escrito: TutorEscrito): Promise<void> {
  await trx.updateTable('tutor').set(dadosDoTutor(escrito)).where('id', '=', id).execute();
}

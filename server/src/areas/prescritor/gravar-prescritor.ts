import { limparCep } from '@indica-bem/domain/brasil/cep';
import { limparCnpj, limparCpf } from '@indica-bem/domain/brasil/documentos';
import { limparTelefone } from '@indica-bem/domain/brasil/telefone';
import type { PrescritorEscrito } from '@indica-bem/domain/conta/campos-do-contrato';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import type { Trx } from '../../db/conexao';
import { ouNulo } from '../conta/ou-nulo';

type Escrito = PrescritorEscrito & { perfil: Prescritor['perfil'] };

/** What was written, as it is stored. */
export const dadosDoPrescritor = (escrito: Escrito) => ({
  perfil: escrito.perfil,
  nome: escrito.nome ?? '',
  nome_fantasia: ouNulo(escrito.nome_fantasia),
  cpf: ouNulo(escrito.cpf, limparCpf),
  cnpj: ouNulo(escrito.cnpj, limparCnpj),
  crmv: ouNulo(escrito.crmv),
  telefone: ouNulo(escrito.telefone, limparTelefone),
  celular: ouNulo(escrito.celular, limparTelefone),
  logradouro: ouNulo(escrito.logradouro),
  numero: ouNulo(escrito.numero),
  complemento: ouNulo(escrito.complemento),
  cep: ouNulo(escrito.cep, limparCep),
  bairro: ouNulo(escrito.bairro),
  cidade: ouNulo(escrito.cidade),
  estado: ouNulo(escrito.estado, (uf) => uf.toUpperCase()),
});

export async function inserirPrescritor(trx: Trx, id: number, escrito: Escrito): Promise<void> {
  await trx
    .insertInto('prescritor')
    .values({ id, ...dadosDoPrescritor(escrito) })
    .execute();
}

export async function gravarPrescritor(trx: Trx, id: number, escrito: Escrito): Promise<void> {
  await trx.updateTable('prescritor').set(dadosDoPrescritor(escrito)).where('id', '=', id).execute();
}

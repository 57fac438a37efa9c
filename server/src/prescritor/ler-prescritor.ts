import { formatarCep } from '@indica-bem/domain/brasil/cep';
import { formatarCnpj, formatarCpf } from '@indica-bem/domain/brasil/documentos';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import type { Leitura } from '../db/conexao';
import { Recusa } from '../http/recusa';

export async function lerPrescritor(db: Leitura, id: number): Promise<Prescritor> {
  const linha = await db
    .selectFrom('prescritor as p')
    .innerJoin('conta as c', 'c.id', 'p.id')
    .select(['p.id', 'p.perfil', 'p.nome', 'p.nome_fantasia', 'p.cpf', 'p.crmv', 'p.cnpj', 'p.telefone', 'p.celular'])
    .select(['p.logradouro', 'p.numero', 'p.complemento', 'p.cep', 'p.bairro', 'p.cidade', 'p.estado', 'c.email'])
    .where('p.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  const { id: id_prescriber, ...resto } = linha;
  return {
    id_prescriber,
    ...resto,
    cpf: linha.cpf && formatarCpf(linha.cpf),
    cnpj: linha.cnpj && formatarCnpj(linha.cnpj),
    telefone: linha.telefone && formatarTelefone(linha.telefone),
    celular: linha.celular && formatarTelefone(linha.celular),
    cep: linha.cep && formatarCep(linha.cep),
  };
}

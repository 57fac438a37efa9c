import { formatarCep } from '@indica-bem/domain/brasil/cep';
import { formatarCnpj, formatarCpf } from '@indica-bem/domain/brasil/documentos';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import type { Prescritor, PrescritorCompleto } from '@indica-bem/domain/prescritor/contrato';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { lerDaConta } from '../conta/ler-da-conta';
import { lerLicenca } from './ler-licenca';

export const COLUNAS_DO_PRESCRITOR = [
  'p.id',
  'p.perfil',
  'p.nome',
  'p.nome_fantasia',
  'p.cpf',
  'p.crmv',
  'p.cnpj',
  'p.telefone',
  'p.celular',
  'p.logradouro',
  'p.numero',
  'p.complemento',
  'p.cep',
  'p.bairro',
  'p.cidade',
  'p.estado',
  'c.email',
] as const;

export async function lerPrescritor(db: Leitura, id: number, hoje: string): Promise<PrescritorCompleto> {
  const lido = await db
    .selectFrom('prescritor as p')
    .innerJoin('conta as c', 'c.id', 'p.id')
    .select(COLUNAS_DO_PRESCRITOR)
    .select('p.versao')
    .where('p.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!lido) throw new Recusa('NAO_ENCONTRADO');
  const { versao, ...linha } = lido;
  return {
    versao,
    ...apresentarPrescritor(linha),
    ...(await lerDaConta(db, id, 'prescritor')),
    licenca: await lerLicenca(db, id, hoje),
  };
}

type Linha = Omit<Prescritor, 'id_prescriber'> & { id: number };

export function apresentarPrescritor({ id, ...linha }: Linha): Prescritor {
  return {
    id_prescriber: id,
    ...linha,
    cpf: linha.cpf && formatarCpf(linha.cpf),
    cnpj: linha.cnpj && formatarCnpj(linha.cnpj),
    telefone: linha.telefone && formatarTelefone(linha.telefone),
    celular: linha.celular && formatarTelefone(linha.celular),
    cep: linha.cep && formatarCep(linha.cep),
  };
}

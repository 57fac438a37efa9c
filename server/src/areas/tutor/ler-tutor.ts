import { formatarCpf } from '@indica-bem/domain/brasil/documentos';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import type { Tutor, TutorCompleto } from '@indica-bem/domain/tutor/contrato';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { lerDaConta } from '../conta/ler-da-conta';

export async function lerTutor(db: Leitura, id: number): Promise<TutorCompleto> {
  const linha = await db
    .selectFrom('tutor as t')
    .innerJoin('conta as c', 'c.id', 't.id')
    .select(['t.id', 't.nome', 't.cpf', 'c.email', 't.telefone', 't.data_nascimento', 't.versao'])
    .where('t.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return { ...apresentarTutor(linha), versao: linha.versao, ...(await lerDaConta(db, id, 'tutor')) };
}

type Linha = Omit<Tutor, 'id_tutor'> & { id: number };

export function apresentarTutor({ id, nome, cpf, email, telefone, data_nascimento }: Linha): Tutor {
  return {
    id_tutor: id,
    nome,
    cpf: cpf && formatarCpf(cpf),
    email,
    telefone: telefone && formatarTelefone(telefone),
    data_nascimento,
  };
}

import { formatarCpf } from '@indica-bem/domain/brasil/documentos';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import type { Tutor } from '@indica-bem/domain/tutor/contrato';
import type { Leitura } from '../db/conexao';
import { Recusa } from '../http/recusa';

export async function lerTutor(db: Leitura, id: number): Promise<Tutor> {
  const linha = await db
    .selectFrom('tutor as t')
    .innerJoin('conta as c', 'c.id', 't.id')
    .select(['t.id', 't.nome', 't.cpf', 'c.email', 't.telefone', 't.data_nascimento'])
    .where('t.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  const { id: id_tutor, cpf, telefone, ...resto } = linha;
  return { id_tutor, ...resto, cpf: cpf && formatarCpf(cpf), telefone: telefone && formatarTelefone(telefone) };
}

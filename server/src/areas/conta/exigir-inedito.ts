import { limparCnpj, limparCpf } from '@indica-bem/domain/brasil/documentos';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { limparEmail } from '@indica-bem/domain/texto/email';
import { sql } from 'kysely';
import type { Db, Leitura, Trx } from '../../db/conexao';
import { unicidadeViolada } from '../../db/erros-do-banco';
import { transacao } from '../../db/transacao';
import { Duplicado } from '../../nucleo/recusa';
import { ouNulo } from './ou-nulo';

export type Unicos = {
  papel: Papel;
  email?: string | null | undefined;
  cpf?: string | null | undefined;
  cnpj?: string | null | undefined;
};

const FRASES = { email: 'E-mail já cadastrado', cpf: 'CPF já cadastrado', cnpj: 'CNPJ já cadastrado' };

/** People are unique by e-mail, by CPF among their kind, stores by CNPJ. All repeated fields are said at once. */
async function camposDuplicados(
  db: Leitura,
  { papel, email, cpf, cnpj }: Unicos,
  menos = 0,
): Promise<Partial<typeof FRASES>> {
  const [doEmail, doCpf, doCnpj] = [ouNulo(email, limparEmail), ouNulo(cpf, limparCpf), ouNulo(cnpj, limparCnpj)];
  const { rows } = await sql<{ campo: keyof typeof FRASES }>`
    select 'email' as campo from conta where email = ${doEmail} and id <> ${menos}
    union all select 'cpf' from tutor where ${papel} = 'tutor' and cpf = ${doCpf} and id <> ${menos}
    union all select 'cpf' from prescritor where ${papel} = 'prescritor' and cpf = ${doCpf} and id <> ${menos}
    union all select 'cnpj' from lojista where ${papel} = 'lojista' and cnpj = ${doCnpj} and id <> ${menos}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ campo }) => [campo, FRASES[campo]]));
}

export async function exigirInedito(trx: Trx, unicos: Unicos, menos?: number): Promise<void> {
  const campos = await camposDuplicados(trx, unicos, menos);
  if (Object.keys(campos).length > 0) throw new Duplicado(campos);
}

/** Of two that come at once, the second finds at its second try what the first has left. */
export async function transacaoInedita<T>(db: Db, acao: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await transacao(db, acao);
  } catch (erro) {
    if (unicidadeViolada(erro) === undefined) throw erro;
    return transacao(db, acao);
  }
}

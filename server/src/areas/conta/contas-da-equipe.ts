import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import type { Trx } from '../../db/conexao';

/** Who of the team is written to when something waits for it: those who may see to it and have ever come in. */
export async function contasDaEquipe(trx: Trx, funcao: Funcao): Promise<number[]> {
  const equipe = await trx
    .selectFrom('conta as c')
    .innerJoin('administrador as a', 'a.id', 'c.id')
    .select('c.id')
    .where('a.funcao', 'in', ['dono', funcao])
    .where('c.senha_hash', 'is not', null)
    .where('c.excluida_em', 'is', null)
    .where('c.suspensa_em', 'is', null)
    .execute();
  return equipe.map(({ id }) => id);
}

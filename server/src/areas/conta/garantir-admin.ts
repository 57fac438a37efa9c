import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import type { Db } from '../../db/conexao';
import { umaInstanciaPorVez } from '../../db/uma-instancia-por-vez';
import { auditarSistema } from '../../nucleo/auditoria';
import { resumirSenha } from './senha';

type Admin = { email: string; senha: string; nome?: string | undefined; funcao?: Funcao };

/**
 * The environment's, while the team has nobody. Whoever was removed from it, or has another address by now, does not come
 * back with the password of the first day at every start.
 */
export async function garantirPrimeiroAdmin(db: Db, admin: Admin): Promise<void> {
  const alguem = await db
    .selectFrom('administrador as a')
    .innerJoin('conta as c', 'c.id', 'a.id')
    .select('a.id')
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
  if (!alguem) await garantirAdmin(db, admin);
}

/** An administrator, from the environment or the command line. An existing account is left as it is. */
export async function garantirAdmin(db: Db, { email, senha, nome, funcao = 'dono' }: Admin): Promise<boolean> {
  const existe = await db.selectFrom('conta').select('id').where('email', '=', email).executeTakeFirst();
  if (existe) return false;
  const senha_hash = await resumirSenha(senha);
  return umaInstanciaPorVez(db, async (trx) => {
    const conta = await trx
      .insertInto('conta')
      .values({ papel: 'indicabem', email, senha_hash })
      .onConflict((conflito) => conflito.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!conta) return false;
    // The team reads who changed a record or sent a file: two of them under one name would say nothing.
    const chamado = nome?.trim() || email.replace(/@.*/, '');
    await trx.insertInto('administrador').values({ id: conta.id, nome: chamado, funcao }).execute();
    const depois = { papel: 'indicabem', funcao };
    await auditarSistema(trx, { ato: 'cadastro-criado', objeto: 'conta', id: conta.id, depois, agora: new Date() });
    return true;
  });
}

import type { Db } from '../../db/conexao';
import { umaInstanciaPorVez } from '../../db/uma-instancia-por-vez';
import { resumirSenha } from './senha';

/** The first administrator, from the environment or the command line. An existing account is left as it is. */
export async function garantirAdmin(db: Db, { email, senha }: { email: string; senha: string }): Promise<boolean> {
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
    await trx.insertInto('administrador').values({ id: conta.id, nome: 'Administração' }).execute();
    return true;
  });
}

import type { Contexto } from '../../nucleo/contexto';
import { conferirSenhaAtual } from './conferir-senha-atual';

type Argumentos = { id: number; senha: string | null | undefined; endereco: string; agora: Date };

/** Asks for the password, and answers the digest it was judged by: it must still be that one when the account goes. */
export async function conferirDono(ctx: Contexto, { id, senha, endereco, agora }: Argumentos): Promise<string | null> {
  const conta = await ctx.db.selectFrom('conta').select('senha_hash').where('id', '=', id).executeTakeFirst();
  const senhaHash = conta?.senha_hash ?? null;
  await conferirSenhaAtual(ctx, { contaId: id, senhaHash, senha, endereco, agora });
  return senhaHash;
}

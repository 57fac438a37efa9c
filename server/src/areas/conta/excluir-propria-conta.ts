import { transacao } from '../../db/transacao';
import type { Contexto } from '../../nucleo/contexto';
import { conferirSenhaAtual } from './conferir-senha-atual';
import { excluirConta } from './excluir-conta';

type Pedido = { id: number; senha: string | null | undefined; endereco: string; agora: Date };

/** By the tutor: the password that was judged must still be the password when the account goes. */
export async function excluirPropriaConta(ctx: Contexto, { id, senha, endereco, agora }: Pedido): Promise<void> {
  const conta = await ctx.db.selectFrom('conta').select('senha_hash').where('id', '=', id).executeTakeFirst();
  const senhaHash = conta?.senha_hash ?? null;
  await conferirSenhaAtual(ctx, { contaId: id, senhaHash, senha, endereco, agora });
  await transacao(ctx.db, (trx) => excluirConta(trx, ctx.fila, { id, papel: 'tutor', agora, julgada: senhaHash }));
}

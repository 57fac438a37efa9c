import { erroDaSenha } from '@indica-bem/domain/conta/senha';
import { transacao } from '../../db/transacao';
import { type Autoria, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { encerrarSessoes } from '../../nucleo/sessao';
import { limitarEndereco } from './chave-de-limite';
import { exigirSenhaIncomum } from './dono-da-senha';
import { desvincularIdentidades } from './identidades';
import { anularLinksDeSenha, contaDoLink, DA_SENHA, usarLinkDeSenha } from './link-de-senha';
import { esquecerEntradas } from './nova-sessao';
import { resumirSenha } from './senha';

type Argumentos = { email: string; endereco: string; agora: Date };

const UMA_HORA = 3600;
const POR_ENDERECO = { max: 60, janela: UMA_HORA };

/**
 * The same bytes and the same work for everybody: a job is queued even for nobody. What strangers ask for uses up nothing
 * of hers: the mailbox gets a link a minute at most, whoever asked, and any of the last ones opens the account.
 */
export async function pedirRecuperacao(ctx: Contexto, { email, endereco, agora }: Argumentos): Promise<void> {
  await limitarEndereco(ctx, { nome: 'recuperacao', endereco, agora }, POR_ENDERECO);
  const conta = await ctx.db.selectFrom('conta').select('id').where('email', '=', email).executeTakeFirst();
  await transacao(ctx.db, (trx) => ctx.fila.enfileirar(trx, 'email-recuperacao', { contaId: conta?.id ?? 0 }));
}

type Redefinicao = { hash: string; senha: string; endereco: string; agora: Date; autoria: Autoria };

/** Sets the password with a link from an e-mail, recovery or invitation; every session of before ends, and every other way in. */
export async function redefinirSenha(ctx: Contexto, redefinicao: Redefinicao): Promise<void> {
  const { hash, senha, endereco, agora, autoria } = redefinicao;
  await limitarEndereco(ctx, { nome: 'redefinir', endereco, agora }, POR_ENDERECO);
  const erro = erroDaSenha(senha);
  if (erro) throw recusarCampo('senha', erro);
  // Looked at before the costly hash; decided by the update below.
  const link = { token: hash, motivos: DA_SENHA, agora };
  const contaId = await contaDoLink(ctx.db, link);
  if (!contaId) throw new Recusa('SENHA_NAO_ALTERADA');
  await exigirSenhaIncomum(ctx.db, { id: contaId, senha, campo: 'senha' });
  const senha_hash = await resumirSenha(senha, endereco);
  await transacao(ctx.db, async (trx) => {
    const id = await usarLinkDeSenha(trx, link);
    const conta = await trx
      .updateTable('conta')
      .set({ senha_hash, aguarda_ativacao: false, email_confirmado_em: agora })
      .where('id', '=', id ?? 0)
      .where('suspensa_em', 'is', null)
      .where('excluida_em', 'is', null)
      .returning(['id', 'papel'])
      .executeTakeFirst();
    if (!id || !conta) throw new Recusa('SENHA_NAO_ALTERADA');
    await anularLinksDeSenha(trx, id);
    await desvincularIdentidades(trx, id);
    await encerrarSessoes(trx, id);
    await esquecerEntradas(trx, id);
    await auditar(trx, autoria, { id, quem: conta });
  });
}

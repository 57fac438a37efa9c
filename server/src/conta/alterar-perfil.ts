import type { TrocaDeSenha } from '@indica-bem/domain/conta/campos-do-contrato';
import { errosDaEdicao } from '@indica-bem/domain/conta/regras';
import { loginDoTipo, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { limparEmail } from '@indica-bem/domain/texto/email';
import type { Contexto } from '../contexto';
import type { Trx } from '../db/conexao';
import { Recusa } from '../http/recusa';
import type { Sessao } from '../http/sessao';
import { conferirSenhaAtual } from './conferir-senha-atual';
import { exigirInedito, transacaoInedita } from './exigir-inedito';
import { anularLinksDeSenha } from './link-de-senha';
import { resumirSenha } from './senha';
import { trocarEmail } from './trocar-email';

type Escrito = TrocaDeSenha & {
  email?: string | null | undefined;
  cpf?: string | null | undefined;
  cnpj?: string | null | undefined;
};

export type Alteracao<E extends Escrito> = {
  id: number;
  tipo: TipoDeCadastro;
  escrito: E;
  sessao: Sessao;
  endereco: string;
  agora: Date;
  hoje: string;
  /** Writes the profile's own columns. */
  gravar: (trx: Trx) => Promise<void>;
};

/** What every profile form does: check, ask for the password where it must, write account and profile together. */
export async function alterarPerfil<E extends Escrito>(ctx: Contexto, alteracao: Alteracao<E>): Promise<void> {
  const { id, tipo, escrito, sessao, endereco, agora, hoje } = alteracao;
  const proprio = sessao.id === id;
  const campos = errosDaEdicao(tipo, proprio ? escrito : { ...escrito, senhaNova: null }, hoje);
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });

  const conta = await contaViva(ctx, id);
  const email = limparEmail(escrito.email ?? '');
  const trocaEmail = email !== conta.email;
  const senhaNova = (proprio && escrito.senhaNova) || null;
  if (proprio && (trocaEmail || senhaNova)) {
    const { senha_atual: senha } = escrito;
    await conferirSenhaAtual(ctx, { contaId: id, senhaHash: conta.senha_hash, senha, endereco, agora });
  }
  const senha_hash = senhaNova && (await resumirSenha(senhaNova));

  await transacaoInedita(ctx.db, async (trx) => {
    await exigirInedito(trx, { papel: loginDoTipo(tipo), ...escrito }, id);
    if (trocaEmail) await trocarEmail(trx, ctx.fila, { id, email, agora });
    if (senha_hash) await trocarSenha(trx, id, senha_hash, sessao.tokenHash);
    // What was sent to the mailbox of before, or before the new password, opens nothing any more.
    if (trocaEmail || senha_hash) await anularLinksDeSenha(trx, id);
    await alteracao.gravar(trx);
  });
}

async function contaViva(ctx: Contexto, id: number) {
  const conta = await ctx.db
    .selectFrom('conta')
    .select(['email', 'senha_hash'])
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .executeTakeFirst();
  if (!conta) throw new Recusa('NAO_ENCONTRADO');
  return conta;
}

/** The session that changes it goes on; all others end. */
async function trocarSenha(trx: Trx, id: number, senha_hash: string, tokenHash: Buffer): Promise<void> {
  await trx.updateTable('conta').set({ senha_hash }).where('id', '=', id).execute();
  await trx.deleteFrom('sessao').where('conta_id', '=', id).where('token_hash', '<>', tokenHash).execute();
}

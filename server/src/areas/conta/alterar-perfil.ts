import { limparCpf } from '@indica-bem/domain/brasil/documentos';
import type { TrocaDeSenha } from '@indica-bem/domain/conta/campos-do-contrato';
import { errosDaEdicao } from '@indica-bem/domain/conta/regras';
import { loginDoTipo, type TipoDePerfil } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { limparEmail } from '@indica-bem/domain/texto/email';
import { sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';
import { abrirEdicao } from '../../nucleo/abrir-edicao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { encerrarSessoes, renovarSessao, type Sessao } from '../../nucleo/sessao';
import { conferirSenhaAtual, senhaIncorreta } from './conferir-senha-atual';
import { exigirSenhaIncomum } from './dono-da-senha';
import { exigirInedito, transacaoInedita } from './exigir-inedito';
import { limitarDuplicados } from './limitar-duplicados';
import { anularLinksDeSenha } from './link-de-senha';
import { oferecendoCadastro } from './oferecer-cadastro';
import { resumirSenha } from './senha';
import { trocarEmail } from './trocar-email';

type PerfilEscrito = TrocaDeSenha & {
  versao?: number | null | undefined;
  email?: string | null | undefined;
  cpf?: string | null | undefined;
  cnpj?: string | null | undefined;
};

type Alteracao<P extends object> = {
  id: number;
  tipo: TipoDePerfil;
  escrito: PerfilEscrito;
  sessao: Sessao;
  endereco: string;
  agora: Date;
  hoje: string;
  autoria: Autoria | null;
  /** The profile as who asks would read it now. */
  ler: (db: Leitura) => Promise<P>;
  /** Holds what is locked between the account and the profile, if there is any. */
  segurar?: (trx: Trx) => Promise<void>;
  /** Writes the profile's own columns. */
  gravar: (trx: Trx) => Promise<void>;
};

/** Each writes to two mailboxes, and either may be a stranger's. */
const TROCAS = { max: 5, janela: 86_400 };

/** With the token that takes the place of the one that asked, when the password changed. */
export type Renovada = { api_token?: string };

/** What every profile form does: check, ask for the password where it must, write account and profile together, read them back. */
export async function alterarPerfil<P extends object>(ctx: Contexto, alteracao: Alteracao<P>): Promise<P & Renovada> {
  const { id, tipo, escrito, sessao, endereco, agora, hoje, autoria } = alteracao;
  const proprio = sessao.id === id;
  const campos = errosDaEdicao(tipo, proprio ? escrito : { ...escrito, senhaNova: null }, hoje);
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });

  const conta = await contaViva(ctx.db, id);
  const email = limparEmail(escrito.email ?? '');
  const trocaEmail = email !== conta.email;
  const senhaNova = (proprio && escrito.senhaNova) || null;
  if (proprio && (trocaEmail || senhaNova)) {
    const { senha_atual: senha } = escrito;
    await conferirSenhaAtual(ctx, { contaId: id, senhaHash: conta.senha_hash, senha, endereco, agora });
  }
  if (senhaNova) await exigirSenhaIncomum(ctx.db, { id, senha: senhaNova, campo: 'senhaNova' });
  const senha_hash = senhaNova && (await resumirSenha(senhaNova, endereco));

  const gravar = async (trx: Trx): Promise<P & Renovada> => {
    // The account before the profile: the order a deletion takes.
    if (proprio && (trocaEmail || senha_hash)) await exigirMesmaSenha(trx, id, conta.senha_hash);
    else await daConta(trx, id).forNoKeyUpdate().executeTakeFirst();
    await alteracao.segurar?.(trx);
    const edicao = { versao: escrito.versao, quem: sessao, agora, autoria };
    const aberta = await abrirEdicao(trx, edicao, {
      tabela: tipo === 'equipe' ? 'administrador' : loginDoTipo(tipo),
      id,
      ler: () => alteracao.ler(trx),
    });
    await exigirInedito(trx, { papel: tipo === 'equipe' ? 'indicabem' : loginDoTipo(tipo), ...escrito }, id);
    if (trocaEmail && proprio && ctx.config.limites) await consumir(trx, `troca-de-email:${id}`, TROCAS, agora);
    if (trocaEmail) await trocarEmail(trx, ctx.fila, { id, email, agora });
    if (senha_hash) await trx.updateTable('conta').set({ senha_hash }).where('id', '=', id).execute();
    await alteracao.gravar(trx);
    if (!trocaEmail && !senha_hash) return aberta.concluir();
    // What was sent to the mailbox of before, or before the new password, opens nothing any more.
    await anularLinksDeSenha(trx, id);
    if (senha_hash) {
      const api_token = await renovarSessao(trx, sessao, agora);
      return { ...(await aberta.concluir(['senha'])), api_token };
    }
    await encerrarSessoes(trx, id, sessao.tokenHash);
    return aberta.concluir();
  };
  const alterada = () => transacaoInedita(ctx.db, gravar);
  if (!proprio) return alterada();
  const cpf = await cpfNovo(ctx.db, id, escrito.cpf);
  // What stays as it was asks about nobody: others cannot keep its owner from saving it (spec 12.11).
  if (!trocaEmail && !cpf) return alterada();
  return limitarDuplicados(ctx, { endereco, cpf, contaId: id, agora }, () =>
    oferecendoCadastro(ctx, { email, agora }, alterada),
  );
}

const contaViva = async (db: Leitura, id: number) => {
  const conta = await daConta(db, id).executeTakeFirst();
  if (!conta) throw new Recusa('NAO_ENCONTRADO');
  return conta;
};

const daConta = (db: Leitura, id: number) =>
  db.selectFrom('conta').select(['email', 'senha_hash']).where('id', '=', id).where('excluida_em', 'is', null);

/** The CPF that was written, if it is not the one on the record. */
async function cpfNovo(db: Leitura, id: number, escrito: string | null | undefined): Promise<string | null> {
  const cpf = limparCpf(escrito ?? '');
  if (!cpf) return null;
  const { rows } = await sql<{ cpf: string | null }>`
    select cpf from tutor where id = ${id} union all select cpf from prescritor where id = ${id}`.execute(db);
  return rows.some((de) => de.cpf === cpf) ? null : cpf;
}

/** Held from here on. Who was judged by a password that was reset meanwhile was judged by nothing. */
async function exigirMesmaSenha(trx: Trx, id: number, provada: string | null): Promise<void> {
  const conta = await daConta(trx, id).forNoKeyUpdate().executeTakeFirst();
  if (!conta) throw new Recusa('NAO_ENCONTRADO');
  if (conta.senha_hash !== provada) throw senhaIncorreta('Senha atual incorreta');
}

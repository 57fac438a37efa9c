import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { CadastroEscrito } from '@indica-bem/domain/conta/contrato-do-cadastro';
import { limparEmail } from '@indica-bem/domain/texto/email';
import type { Leitura, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Aparelho } from '../../nucleo/aparelho';
import type { Contexto } from '../../nucleo/contexto';
import { resumoDoCorpo } from '../../nucleo/idempotencia';
import { Duplicado, Recusa } from '../../nucleo/recusa';
import { conferirSenha } from '../conta/senha';
import { abrirSessao, exigirAberta } from '../fator/abrir-sessao';
import { lerAberta } from './ler-usuario';

type Criacao = {
  chave: string | undefined;
  escrito: CadastroEscrito;
  endereco: string;
  aparelho: Aparelho;
  agora: Date;
};

/** A digest is quickly guessed at: passwords stay out of it, and are compared with what the account keeps. */
export function semSenhas({ senha: _, confirmasenha: __, ...resto }: CadastroEscrito): Record<string, unknown> {
  return resto;
}

/** Whoever comes by themselves has no account yet to hold the key: the new one holds it. */
export async function lembrarCadastro(trx: Trx, id: number, { chave, escrito, agora }: Criacao): Promise<void> {
  if (!chave) return;
  const corpo = resumoDoCorpo(semSenhas(escrito));
  await trx
    .insertInto('criacao')
    .values({ conta_id: id, chave, ato: 'cadastro', corpo, objeto_id: id, criada_em: agora })
    .execute();
}

/** The same form sent again after a lost answer finds its own account, and is let in as the first time. */
export async function reabrirCadastro(
  ctx: Contexto,
  { chave, escrito, endereco, aparelho, agora }: Criacao,
  erro: unknown,
): Promise<Sessao> {
  if (!(erro instanceof Duplicado && chave)) throw erro;
  const { db } = ctx;
  const feito = await db
    .selectFrom('criacao as c')
    .innerJoin('conta as k', 'k.id', 'c.conta_id')
    .select(['k.id', 'c.corpo'])
    .where('k.email', '=', limparEmail(escrito.email ?? ''))
    .where('k.suspensa_em', 'is', null)
    .where('k.excluida_em', 'is', null)
    .where('c.chave', '=', chave)
    .where('c.ato', '=', 'cadastro')
    .executeTakeFirst();
  if (!feito) throw erro;
  if (!feito.corpo.equals(resumoDoCorpo(semSenhas(escrito)))) throw new Recusa('CHAVE_REUTILIZADA');
  const provada = await exigirMesmaSenha(db, feito.id, escrito.senha, endereco);
  const aberta = await transacao(db, async (trx) =>
    lerAberta(trx, feito.id, await abrirSessao(trx, ctx, feito.id, { provada, aparelho, agora }), agora),
  );
  return exigirAberta(aberta);
}

/** Without a password (a provider) there is none to compare. */
async function exigirMesmaSenha(db: Leitura, id: number, senha: string | null | undefined, endereco: string) {
  if (!senha) return null;
  const conta = await db.selectFrom('conta').select(['email', 'senha_hash']).where('id', '=', id).executeTakeFirst();
  const confere = await conferirSenha(conta?.senha_hash, senha, endereco);
  if (!conta?.senha_hash || !confere) throw new Recusa('CHAVE_REUTILIZADA');
  return { email: conta.email, senhaHash: conta.senha_hash };
}

import { randomBytes } from 'node:crypto';
import { MINUTOS_DA_RECUPERACAO } from '@indica-bem/domain/correio/tentativas';
import type { Leitura, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Contexto } from '../../nucleo/contexto';
import { resumoDoToken } from '../../nucleo/sessao';

/** `cadastro` completes a registration that the team began; the others set a password. */
export type Motivo = 'recuperacao' | 'convite' | 'cadastro';
export const DA_SENHA = ['recuperacao', 'convite'] as const;

const HORA = 3_600_000;
const VALIDADE: Record<Motivo, number> = {
  recuperacao: (MINUTOS_DA_RECUPERACAO / 60) * HORA,
  convite: 72 * HORA,
  cadastro: 72 * HORA,
};

/** Of each kind; an older one dies for a newer. */
const VIVOS = 5;

type Destino = { id: number; email: string };

/**
 * Made when the e-mail goes out, so that its life is not spent in a queue. Only the digest is kept. The account is held: one
 * whose address changed since it was read, or that was suspended or deleted, gets none, and a later change takes it away.
 */
export async function criarLinkDeSenha(
  ctx: Contexto,
  { id: contaId, email }: Destino,
  motivo: Motivo,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const expira_em = new Date(ctx.relogio().getTime() + VALIDADE[motivo]);
  const feito = await transacao(ctx.db, async (trx) => {
    const conta = trx.selectFrom('conta').select('id').where('id', '=', contaId).where('email', '=', email);
    const viva = conta.where('suspensa_em', 'is', null).where('excluida_em', 'is', null).forShare();
    if (!(await viva.executeTakeFirst())) return false;
    await trx
      .insertInto('link_de_senha')
      .values({ token_hash: resumoDoToken(token), conta_id: contaId, motivo, expira_em })
      .execute();
    await trx
      .deleteFrom('link_de_senha')
      .where('token_hash', 'in', (antigos) =>
        antigos
          .selectFrom('link_de_senha')
          .select('token_hash')
          .where('conta_id', '=', contaId)
          .where('motivo', '=', motivo)
          .orderBy('expira_em', 'desc')
          .offset(VIVOS),
      )
      .execute();
    return true;
  });
  if (!feito) return undefined;
  const tela = motivo === 'cadastro' ? '/web/cadastro?passe=' : '/web/recuperar/';
  return `${ctx.urlPublica()}${tela}${token}`;
}

type Link = { token: string; motivos: readonly Motivo[]; agora: Date };

/** Whose it is, without using it. */
export async function contaDoLink(db: Leitura, { token, motivos, agora }: Link): Promise<number | undefined> {
  const link = await db
    .selectFrom('link_de_senha')
    .select('conta_id')
    .where('token_hash', '=', resumoDoToken(token))
    .where('motivo', 'in', motivos)
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .executeTakeFirst();
  return link?.conta_id;
}

/**
 * One conditional update: of any number at once, one gets the account, the others nothing. The account is held before its
 * link: the order of who takes its links away.
 */
export async function usarLinkDeSenha(trx: Trx, { token, motivos, agora }: Link): Promise<number | undefined> {
  await trx
    .selectFrom('conta')
    .select('id')
    .where('id', '=', (dele) =>
      dele.selectFrom('link_de_senha').select('conta_id').where('token_hash', '=', resumoDoToken(token)),
    )
    .forNoKeyUpdate()
    .execute();
  const link = await trx
    .updateTable('link_de_senha')
    .set({ usado_em: agora })
    .where('token_hash', '=', resumoDoToken(token))
    .where('motivo', 'in', motivos)
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .returning('conta_id')
    .executeTakeFirst();
  return link?.conta_id;
}

/** After a new password, a new e-mail or a suspension, no link sent before opens anything. */
export async function anularLinksDeSenha(trx: Trx, contas: number | readonly number[]): Promise<void> {
  await trx.deleteFrom('link_de_senha').where('conta_id', 'in', [contas].flat()).execute();
}

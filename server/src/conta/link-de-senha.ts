import { randomBytes } from 'node:crypto';
import type { Contexto } from '../contexto';
import type { Trx } from '../db/conexao';
import { transacao } from '../db/transacao';
import { resumoDoToken } from '../http/sessao';

export type Motivo = 'recuperacao' | 'convite';

const HORA = 3_600_000;
const VALIDADE: Record<Motivo, number> = { recuperacao: HORA / 2, convite: 72 * HORA };

/** Made when the e-mail goes out, so that its life is not spent in a queue. Only the digest is kept. */
export async function criarLinkDeSenha(ctx: Contexto, contaId: number, motivo: Motivo): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expira_em = new Date(ctx.relogio().getTime() + VALIDADE[motivo]);
  await transacao(ctx.db, (trx) =>
    trx
      .insertInto('link_de_senha')
      .values({ token_hash: resumoDoToken(token), conta_id: contaId, motivo, expira_em })
      .execute(),
  );
  return `${ctx.urlPublica()}/web/recuperar/${token}`;
}

/** One conditional update: of any number at once, one gets the account, the others nothing. */
export async function usarLinkDeSenha(trx: Trx, token: string, agora: Date): Promise<number | undefined> {
  const link = await trx
    .updateTable('link_de_senha')
    .set({ usado_em: agora })
    .where('token_hash', '=', resumoDoToken(token))
    .where('usado_em', 'is', null)
    .where('expira_em', '>', agora)
    .returning('conta_id')
    .executeTakeFirst();
  return link?.conta_id;
}

/** After a new password, a new e-mail or a suspension, no link sent before opens anything. */
export async function anularLinksDeSenha(trx: Trx, contaId: number): Promise<void> {
  await trx.deleteFrom('link_de_senha').where('conta_id', '=', contaId).execute();
}

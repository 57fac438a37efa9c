import { createHash } from 'node:crypto';
import type { UmComando } from '../db/conexao';
import { consumir, coube } from '../http/limites';

/** What others make go to one mailbox in a day. Mails about the own account (links, notices) are outside it. */
export const COTA_DE_EMAILS = { max: 20, janela: 86_400 };

export const chaveDaCaixa = (email: string) =>
  `email:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`;

/** Where a person waits for the answer: inside the transaction that causes the mail, so that nothing is half done. */
export function exigirCotaDeEmails(db: UmComando, email: string, agora: Date): Promise<void> {
  return consumir(db, chaveDaCaixa(email), { ...COTA_DE_EMAILS, recusa: 'COTA_DE_EMAILS' }, agora);
}

/** Where nobody waits: the mail just does not go. */
export function cabeNaCota(db: UmComando, email: string, agora: Date): Promise<boolean> {
  return coube(db, chaveDaCaixa(email), COTA_DE_EMAILS, agora);
}

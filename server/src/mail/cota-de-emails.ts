import { createHash } from 'node:crypto';
import type { Leitura } from '../db/conexao';
import type { Contexto } from '../nucleo/contexto';
import { consumir, coube, descontar } from '../nucleo/limites';
import type { Correio, Mensagem } from './correio';

/** What others make go to one mailbox in a day. Mails about the own account (links, notices) are outside it. */
const COTA_DE_EMAILS = { max: 20, janela: 86_400 };

const chaveDaCaixa = (email: string) => `email:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`;

/** Where a person waits for the answer: inside the transaction that causes the mail, so that nothing is half done. */
export function exigirCotaDeEmails(db: Leitura, email: string, agora: Date): Promise<void> {
  return consumir(db, chaveDaCaixa(email), { ...COTA_DE_EMAILS, recusa: 'COTA_DE_EMAILS' }, agora);
}

/** What goes in a day to a mailbox from which nobody has answered yet, about an own account too: it may be a stranger's. */
const SEM_CONFIRMAR = { max: 10, janela: 86_400 };

/** Past that nothing is written, and the log says so. Kept by the mailbox: another account of it begins with no more. */
export async function escreverSemConfirmar(
  { db, config, relogio, avisos }: Contexto,
  email: string,
  escrever: () => Promise<void>,
): Promise<void> {
  if (!config.limites) return escrever();
  const [caixa, agora] = [`${chaveDaCaixa(email)}:sem-confirmar`, relogio()];
  if (!(await coube(db, caixa, SEM_CONFIRMAR, agora))) return avisos.registrar('sem-confirmar-alem-da-cota', {});
  await escrever().catch(async (erro) => {
    await descontar(db, caixa, SEM_CONFIRMAR, agora);
    throw erro;
  });
}

/** Where nobody waits: past the quota the mail does not go, and the log says which. One that failed has taken nothing. */
export async function enviarNaCota(
  { db, config, relogio, avisos }: Contexto,
  correio: Correio,
  mensagem: Mensagem,
  alem: { aviso: string; dados: Record<string, number> },
): Promise<void> {
  if (!config.limites) return correio.enviar(mensagem);
  const [caixa, agora] = [chaveDaCaixa(mensagem.para), relogio()];
  if (!(await coube(db, caixa, COTA_DE_EMAILS, agora))) return avisos.registrar(alem.aviso, alem.dados);
  await correio.enviar(mensagem).catch(async (erro) => {
    await descontar(db, caixa, COTA_DE_EMAILS, agora);
    throw erro;
  });
}

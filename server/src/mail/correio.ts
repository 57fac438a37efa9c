import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FalhaDeEntrega, lerFalha } from '@indica-bem/domain/correio/falha';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';

/** `chave` names what the mail is about: sent again after a lost answer, it has the same Message-ID and mailboxes keep one. */
export type Mensagem = {
  para: string;
  assunto: string;
  texto: string;
  html: string;
  chave?: string;
  /** As they stand, each on one line. */
  cabecalhos?: Record<string, string>;
  anexos?: { nome: string; tipo: string; conteudo: string }[];
};
export type Correio = { enviar(mensagem: Mensagem): Promise<void> };

export const pastaDeEmails = (config: Config) => path.join(config.pastaDeDados, 'emails');

/**
 * Connections are kept, one for each mail that may go at once. Whoever accepts a message may take a while to say so, and a
 * message whose answer was not awaited goes out twice. What the address itself asks for (`?socketTimeout=…`) comes first.
 */
const conexoes = (url: string, maxConnections: number) => ({
  ...{ url, pool: true as const, maxConnections },
  ...{ connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 180_000, idleTimeout: 60_000 },
});

/** SMTP where configured; else files a newcomer can open at /web/dev/emails. */
export function abrirCorreio(config: Config): Correio & { fechar(): void } {
  const { smtpUrl, remetente, correio } = config;
  const transporte = smtpUrl
    ? createTransport(conexoes(smtpUrl, correio.aoMesmoTempo))
    : createTransport({ streamTransport: true, buffer: true });
  return {
    fechar: () => transporte.close(),
    async enviar({ para, assunto, texto, html, chave, cabecalhos = {}, anexos = [] }) {
      const messageId = chave && `<${chave}@${dominioDe(remetente)}>`;
      // Prepared: an address that was folded in its middle would no longer be one.
      const headers = Object.entries(cabecalhos).map(([key, value]) => ({ key, value: { prepared: true, value } }));
      const attachments = anexos.map(({ nome, tipo, conteudo }) => ({
        filename: nome,
        contentType: tipo,
        content: conteudo,
      }));
      const enviado = await transporte
        .sendMail({ from: remetente, to: para, subject: assunto, text: texto, html, messageId, headers, attachments })
        .catch(semDestinatario);
      if (!smtpUrl && 'message' in enviado) await guardar(pastaDeEmails(config), enviado.message as Buffer);
    },
  };
}

const dominioDe = (remetente: string) => /@([^\s>]+)/.exec(remetente)?.[1] ?? 'localhost';

/** Why an e-mail did not go out. The relay's own sentence may name the recipient, and a failed job keeps it: only its codes go on. */
export class NaoEntregue extends Error {
  readonly falha: FalhaDeEntrega;
  readonly permanente: boolean;
  readonly codigo: string | null;

  constructor(erro: { code?: string; responseCode?: number; command?: string; response?: string }) {
    const estendido = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(erro.response ?? '')?.[0];
    const codigos = [erro.code, erro.responseCode].filter(Boolean).join(' ') || 'sem código';
    super(`O e-mail não pôde ser entregue (${codigos}).`);
    const { falha, permanente } = lerFalha({ ...erro, estendido });
    this.falha = falha;
    this.permanente = permanente;
    this.codigo = [erro.responseCode ?? erro.code, estendido].filter(Boolean).join(' ') || null;
  }
}

function semDestinatario(erro: ConstructorParameters<typeof NaoEntregue>[0]): never {
  throw new NaoEntregue(erro);
}

/** They hold links that open accounts: for the owner of the process alone. */
async function guardar(pasta: string, bytes: Buffer): Promise<void> {
  await mkdir(pasta, { recursive: true });
  await chmod(pasta, 0o700);
  const arquivo = path.join(pasta, `${Date.now()}-${randomUUID()}.eml`);
  const provisorio = `${arquivo}.parcial`;
  try {
    await writeFile(provisorio, bytes, { mode: 0o600 });
    await rename(provisorio, arquivo);
  } catch (erro) {
    // A full disk keeps no half of one; the queue tries again.
    await rm(provisorio, { force: true });
    throw erro;
  }
}

import type { Config } from '../config/config';

// Anything after these may hold a code, a phone or a token (base64 link hashes, one-time codes, e-mails).
// However it is written: the screens open in capitals, too.
const SEGREDOS_NO_CAMINHO =
  /(\/(?:indicacao|recuperar|callback|confirmar-email|register|prescrition(?:\/previa)?|coupon|cadastro(?:\/indicacao)?|bilhete|lembretes)\/+)[^/?]+/gi;

/** The address without what identifies a person or opens something: no query, no hash, no code. */
export function semSegredos(url: string): string {
  const [caminho = ''] = url.split('?');
  return caminho.replace(SEGREDOS_NO_CAMINHO, '$1…');
}

const EMAIL = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g;
/** A CPF, a CNPJ or a phone, masked or not; times and versions are shorter or have letters between. */
const DOCUMENTO = /\d(?:[\s()./-]{0,2}\d){9,}/g;

const semPessoas = (texto: string) => texto.replace(EMAIL, '…@…').replace(DOCUMENTO, '…');

/**
 * What went wrong and where, nothing besides: the other fields of a database's or a mail server's error quote the row or
 * the address (`detail`, `envelope`, `rejected`), and sometimes their message does.
 */
function errar(erro: Error & { code?: unknown; constraint?: unknown }) {
  const { name, message, stack = '', code, constraint } = erro;
  return { type: name, message: semPessoas(message ?? ''), stack: semPessoas(stack), code, constraint };
}

export type SaidaDoLog = { write(linha: string): void };

/** JSON lines; requests are logged by what they asked for, never by what they carried (pedidos.ts). */
export function opcoesDeLog({ nivelDeLog }: Config, saida?: SaidaDoLog) {
  return {
    level: nivelDeLog,
    // The reader of forms tells, at its most talkative, the headers it got.
    redact: { paths: ['headers', '*.headers'], remove: true },
    ...(saida && { stream: saida }),
    serializers: {
      req: (req: { method: string; url: string }) => ({ method: req.method, url: semSegredos(req.url) }),
      err: errar,
    },
  };
}

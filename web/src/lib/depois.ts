const CHAVE = 'depois';
const DE_PASSAGEM = /^\/(login|aceites|privacidade|regulamento)\b/;

/** Where the person was going when login, privacy or terms came first. Of this tab only; survives a reload. */
export function lembrarDestino(caminho: string): void {
  if (!DE_PASSAGEM.test(caminho)) sessionStorage.setItem(CHAVE, caminho);
}

export function tomarDestino(): string | null {
  const caminho = sessionStorage.getItem(CHAVE);
  sessionStorage.removeItem(CHAVE);
  return caminho && /^\/(?!\/)/.test(caminho) ? caminho : null;
}

export function esquecerDestino(): void {
  sessionStorage.removeItem(CHAVE);
}

const INDICACAO = 'indicacao-esperada';
const POR_UMA_HORA = 3_600_000;

/** A recommendation whose reader is off to get a new password: the link in that mail may open in another tab. */
export function lembrarIndicacao(hash: string): void {
  localStorage.setItem(INDICACAO, JSON.stringify({ hash, ate: Date.now() + POR_UMA_HORA }));
}

export function tomarIndicacao(): string | null {
  const texto = localStorage.getItem(INDICACAO);
  localStorage.removeItem(INDICACAO);
  const { hash, ate } = JSON.parse(texto ?? '{}') as { hash?: string; ate?: number };
  return hash && ate && ate > Date.now() ? hash : null;
}

const CHEGADA = 'recem-chegado';
type Chegada = { hash: string; quem: number };

/**
 * Who registered on the page of a recommendation's link came for it: it becomes theirs unasked, once. A link that was only
 * opened in this tab before, by whomever, asks as it asks everybody.
 */
export function lembrarChegada(hash: string, quem: number): void {
  sessionStorage.setItem(CHEGADA, JSON.stringify({ hash, quem }));
}

export function chegouPor(hash: string, quem: number): boolean {
  const chegada = JSON.parse(sessionStorage.getItem(CHEGADA) ?? 'null') as Chegada | null;
  return chegada?.hash === hash && chegada.quem === quem;
}

export function esquecerChegada(): void {
  sessionStorage.removeItem(CHEGADA);
}

const IDA = 'ida-ao-provedor';

/** From which link somebody left for Google or Facebook; undefined: from none, whichever was opened before. */
export function lembrarIda(hash: string | undefined): void {
  if (hash) sessionStorage.setItem(IDA, hash);
  else sessionStorage.removeItem(IDA);
}

export const lerIda = (): string | undefined => sessionStorage.getItem(IDA) ?? undefined;

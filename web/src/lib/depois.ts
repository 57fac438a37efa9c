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
const LINK_DA_INDICACAO = /^\/indicacao\/([^/?]+)$/;
type Chegada = { hash: string; quem: number };

/** Who registered on the way to the link of a recommendation came for it: it becomes theirs unasked, once. */
export function lembrarChegada(destino: string, quem: number): void {
  const hash = LINK_DA_INDICACAO.exec(destino)?.[1];
  if (hash) sessionStorage.setItem(CHEGADA, JSON.stringify({ hash: decodeURIComponent(hash), quem }));
}

export function chegouPor(hash: string, quem: number): boolean {
  const chegada = JSON.parse(sessionStorage.getItem(CHEGADA) ?? 'null') as Chegada | null;
  return chegada?.hash === hash && chegada.quem === quem;
}

export function esquecerChegada(): void {
  sessionStorage.removeItem(CHEGADA);
}

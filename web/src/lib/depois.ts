const CHAVE = 'depois';
const DE_PASSAGEM = /^\/(login|privacidade|regulamento)\b/;

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

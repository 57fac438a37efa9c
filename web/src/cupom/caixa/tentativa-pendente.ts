import type { Tentativa } from './estado';

const CHAVE = 'caixa.tentativa';

type Guardada = { idLojista: number; tentativa: Tentativa };

/** Of this tab, until an answer arrives: a reload or a new login must not lose the key of what was sent. */
export function guardarTentativa(idLojista: number, tentativa: Tentativa): void {
  sessionStorage.setItem(CHAVE, JSON.stringify({ idLojista, tentativa } satisfies Guardada));
}

/** Another store on the same device never sees it. */
export function tentativaPendente(idLojista: number): Tentativa | null {
  const guardada: Guardada | null = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null');
  return guardada?.idLojista === idLojista ? guardada.tentativa : null;
}

export function esquecerTentativa(): void {
  sessionStorage.removeItem(CHAVE);
}

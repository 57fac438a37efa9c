import { useSyncExternalStore } from 'react';
import { SAUDE } from './endereco-da-api';
import { criarOuvintes } from './estado';

/**
 * `navigator.onLine` only knows of the cable: a clinic's Wi-Fi without internet counts as online. So the last call to
 * the server counts too, and after a failed one the server is asked again from time to time until it answers.
 */
let respondeu = true;
let relogio: ReturnType<typeof setTimeout> | undefined;
const { assinar, avisar } = criarOuvintes();

const INTERVALO = 10_000;
const PACIENCIA = 5_000;

export function online(): boolean {
  return navigator.onLine && respondeu;
}

export function useOnline(): boolean {
  return useSyncExternalStore(assinarRede, online);
}

export const assinarRede = assinar;

/** Every call says whether the server was reached; any answer counts, a refusal too. */
export function anotarResposta(houve: boolean): void {
  clearTimeout(relogio);
  if (!houve) relogio = setTimeout(() => void (document.hidden || procurarServidor()), INTERVALO);
  if (houve === respondeu) return;
  respondeu = houve;
  avisar();
}

/** Is the server in reach? Asks it only when the last call did not say so. */
export async function haRede(): Promise<boolean> {
  return navigator.onLine && (respondeu || (await procurarServidor()));
}

export async function procurarServidor(): Promise<boolean> {
  // Only whether it answers: a body that nobody reads keeps its connection until the patience is over.
  const sinal = AbortSignal.timeout(PACIENCIA);
  const houve = await fetch(SAUDE, { method: 'HEAD', cache: 'no-store', signal: sinal }).then(
    () => true,
    () => false,
  );
  anotarResposta(houve);
  return houve;
}

window.addEventListener('offline', avisar);
window.addEventListener('online', () => {
  // The cable is back: believed until a call says otherwise.
  anotarResposta(true);
  avisar();
});
document.addEventListener('visibilitychange', () => {
  if (!(document.hidden || respondeu)) void procurarServidor();
});

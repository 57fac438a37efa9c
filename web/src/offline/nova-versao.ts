import { criarEstado } from '../lib/estado';

export type Ativar = () => void;

const nova = criarEstado<Ativar | null>(null);
/** What waits says how it takes over; null while nothing does. */
export const { trocar: anunciarVersao, assinar: assinarVersao, ler: versaoNova } = nova;

const PACIENCIA = 4_000;

/** After a screen could not be fetched: with the newest version there is, not again with the one that failed. */
export async function recarregarComONovo(): Promise<void> {
  const registro = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registro?.update().catch(() => {});
  const novo = registro?.waiting ?? registro?.installing;
  if (novo) {
    const assumiu = new Promise((pronto) => {
      navigator.serviceWorker.addEventListener('controllerchange', pronto, { once: true });
      setTimeout(pronto, PACIENCIA);
    });
    novo.postMessage({ type: 'SKIP_WAITING' });
    await assumiu;
  }
  window.location.reload();
}

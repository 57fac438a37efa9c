import { criarEstado } from '../lib/estado';

type Ativar = () => void;

const nova = criarEstado<Ativar | null>(null);
export const { trocar: anunciarVersao, assinar: assinarVersao } = nova;
export const haVersaoNova = (): boolean => nova.ler() !== null;

/** The new worker takes over, then the page starts again with it. Only ever because somebody asked. */
export function atualizarAgora(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  nova.ler()?.();
}

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

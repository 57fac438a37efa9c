type Ativar = () => void;

let ativar: Ativar | null = null;
const ouvintes = new Set<() => void>();

export function anunciarVersao(como: Ativar): void {
  ativar = como;
  for (const ouvinte of ouvintes) ouvinte();
}

export function haVersaoNova(): boolean {
  return ativar !== null;
}

export function assinarVersao(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/** The new worker takes over, then the page starts again with it. Only ever because somebody asked. */
export function atualizarAgora(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  ativar?.();
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

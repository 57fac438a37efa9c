import { Workbox } from 'workbox-window';
import { anunciarVersao } from './nova-versao';

const UMA_HORA = 3_600_000;

/** Installs the worker, and tells the app when a newer version is ready to take over. */
export function registrarServiceWorker(): void {
  const workbox = new Workbox(`${import.meta.env.BASE_URL}sw.js`, { scope: import.meta.env.BASE_URL });
  workbox.addEventListener('waiting', () => anunciarVersao(() => workbox.messageSkipWaiting()));
  void workbox.register().catch(() => {
    // Without a worker the app works as before, just not offline.
  });

  // An installed app stays open for days.
  let conferida = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - conferida < UMA_HORA) return;
    conferida = Date.now();
    void workbox.update().catch(() => {});
  });
}

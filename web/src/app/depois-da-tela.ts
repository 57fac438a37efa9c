import { vigiarSegundoToque } from '../ui/segundo-toque';
import { vigiarFoco } from './vigia-do-foco';

/** What no first screen waits for. */
export async function ligarDepoisDaTela(): Promise<void> {
  vigiarFoco();
  vigiarSegundoToque();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  (await import('../offline/registrar-sw')).registrarServiceWorker();
}

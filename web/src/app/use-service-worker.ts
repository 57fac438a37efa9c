import { useEffect } from 'react';
import { noSossego } from '../lib/sossego';

/** After the first screen: what is needed offline must not compete with what is needed now. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return noSossego(async () => (await import('../offline/registrar-sw')).registrarServiceWorker());
  }, []);
}

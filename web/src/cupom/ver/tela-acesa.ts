import { useEffect } from 'react';

/** Keeps the phone awake while the coupon is shown at the till, where the browser can. */
export function useTelaAcesa(ativa: boolean): void {
  useEffect(() => {
    if (!ativa || !('wakeLock' in navigator)) return;
    let saiu = false;
    let trava: WakeLockSentinel | undefined;

    // The browser lets go whenever the page is hidden: asked again on every return.
    async function acender() {
      if (document.visibilityState !== 'visible') return;
      try {
        trava = await navigator.wakeLock.request('screen');
        if (saiu) await trava.release();
      } catch {
        // Refused to save battery: the coupon is worth the same.
      }
    }

    void acender();
    document.addEventListener('visibilitychange', acender);
    return () => {
      saiu = true;
      document.removeEventListener('visibilitychange', acender);
      void trava?.release();
    };
  }, [ativa]);
}

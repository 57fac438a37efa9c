import { useEffect, useState } from 'react';

/**
 * An overlay that leaves the tree takes the keyboard with it: it goes back to where it came from, and to the page's
 * heading if that is gone too.
 */
export function useDevolverFoco(): void {
  const [origem] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      if (origem instanceof HTMLElement && origem.isConnected) origem.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
      const titulo = document.querySelector<HTMLElement>('main h1');
      if (!titulo) return;
      titulo.tabIndex = -1;
      titulo.focus({ preventScroll: true });
    },
    [origem],
  );
}

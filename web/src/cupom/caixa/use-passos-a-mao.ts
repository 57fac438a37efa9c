import { useEffect, useState } from 'react';
import { online } from '../../lib/online';
import { noSossego } from '../../lib/sossego';
import type { Estado } from './estado';

/**
 * Brings what follows a reading once the first screen stands, or while the server looks the coupon up: no customer waits
 * for it, and a network that goes away meanwhile is no fault of the reader. True when it is there.
 */
export function usePassosAMao(fase: Estado['fase']): boolean {
  const [aMao, setAMao] = useState(false);
  const consultando = fase === 'consultando';
  useEffect(() => {
    if (aMao) return;
    const trazer = () => {
      if (online()) import('./passos').then(() => setAMao(true)).catch(() => {});
    };
    if (consultando) return trazer();
    return noSossego(trazer);
  }, [aMao, consultando]);
  return aMao;
}

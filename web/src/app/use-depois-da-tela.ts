import { useEffect } from 'react';
import { noSossego } from '../lib/sossego';

/** After the first screen: what is needed offline, or by keyboard later on, must not compete with what is needed now. */
export function useDepoisDaTela(): void {
  useEffect(() => noSossego(async () => (await import('./depois-da-tela')).ligarDepoisDaTela()), []);
}

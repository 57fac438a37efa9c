import { useEffect } from 'react';
import type { Valores } from '../../compartilhado/pessoa/valores';
import { CAMPOS_DO_TUTOR } from './cadastrar-tutor';

const CHAVE = 'cadastro';
type Digitado = Partial<Pick<Valores, (typeof CAMPOS_DO_TUTOR)[number]>>;
type Rascunho = { onde: string; digitado: Digitado; ate: number };
/** A tablet on a counter has many readers: what one left there is not the next one's to see. */
const POR_UM_QUARTO_DE_HORA = 900_000;

/**
 * What a registration had when its page was loaded again. Nobody is in yet, so the drafts of who is do not serve. Of
 * this tab and this link only, never a password, and gone once there is an account.
 */
export function lerRascunho(onde: string): Digitado {
  const rascunho = JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as Rascunho | null;
  return rascunho?.onde === onde && rascunho.ate > Date.now() ? rascunho.digitado : {};
}

export function useGuardarDigitado(onde: string, valores: Valores): void {
  useEffect(() => {
    const digitado = Object.fromEntries(CAMPOS_DO_TUTOR.map((campo) => [campo, valores[campo]]));
    sessionStorage.setItem(CHAVE, JSON.stringify({ onde, digitado, ate: Date.now() + POR_UM_QUARTO_DE_HORA }));
  }, [onde, valores]);
}

export const esquecerRascunho = (): void => sessionStorage.removeItem(CHAVE);

import { verSelo } from '@indica-bem/domain/cupom/chamadas';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../lib/api';
import { ErroDaApi } from '../../lib/erros-da-api';
import type { RespostaDe } from '../../lib/tipos-da-api';

type Selo = RespostaDe<typeof verSelo>;
/** What is shown now, and since when. */
export type SeloVivo = Pick<Selo, 'selo' | 'numero' | 'segundos'> & { desde: number };

/** The till takes a seal for two steps more than its own: past that it would only be refused. */
const AINDA_ACEITO = 30_000;
const OUTRA_VEZ = 3_000;

/**
 * The seal of this moment, renewed while the page is seen and only then. In memory alone: not among the answers that are
 * kept for later. Null while there is none, as without a network. `mudou`: the coupon is no longer one for the till.
 */
export function useSelo(id: number, vivo: boolean, mudou: () => void): SeloVivo | null {
  const [atual, setAtual] = useState<SeloVivo | null>(null);
  const avisar = useEffectEvent(mudou);

  useEffect(() => {
    if (!vivo) return;
    let corte: AbortController | undefined;
    let relogio: ReturnType<typeof setTimeout> | undefined;

    const daquiA = (ms: number) => {
      clearTimeout(relogio);
      relogio = setTimeout(pedir, ms);
    };
    async function pedir() {
      clearTimeout(relogio);
      corte?.abort();
      if (document.hidden) return;
      corte = new AbortController();
      const { signal } = corte;
      try {
        const { selo, numero, segundos } = await api(verSelo, { params: { id }, signal });
        setAtual({ selo, numero, segundos, desde: Date.now() });
        daquiA(segundos * 1000 + 200);
      } catch (erro) {
        if (signal.aborted) return;
        setAtual((antes) => (antes && Date.now() < antes.desde + antes.segundos * 1000 + AINDA_ACEITO ? antes : null));
        const recusado = erro instanceof ErroDaApi && erro.status < 500 && erro.status !== 429;
        if (recusado) avisar();
        else daquiA(erro instanceof ErroDaApi && erro.aguarde ? erro.aguarde * 1000 : OUTRA_VEZ);
      }
    }

    void pedir();
    document.addEventListener('visibilitychange', pedir);
    addEventListener('online', pedir);
    return () => {
      clearTimeout(relogio);
      corte?.abort();
      document.removeEventListener('visibilitychange', pedir);
      removeEventListener('online', pedir);
      setAtual(null);
    };
  }, [id, vivo]);

  return atual;
}

import { verSelo } from '@indica-bem/domain/cupom/chamadas';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../lib/api';
import { ErroDaApi } from '../../lib/erros-da-api';
import type { RespostaDe } from '../../lib/tipos-da-api';

type Selo = RespostaDe<typeof verSelo>;
/** What is shown now. */
type SeloVivo = Pick<Selo, 'selo' | 'numero' | 'segundos'>;
/** `tarda`: there is none, and not for the blink that an answer takes. */
type NaTela = { vivo: SeloVivo | null; tarda: boolean };

/** The till takes a seal for two steps more than its own: past that it would only be refused. */
const AINDA_ACEITO = 30_000;
const OUTRA_VEZ = 3_000;
/** How long the empty place may stand without a word. */
const PACIENCIA = 4_000;
const SEM_SELO: NaTela = { vivo: null, tarda: false };

/**
 * The seal of this moment, renewed while the page is seen and only then. In memory alone: not among the answers that are
 * kept for later. None while no till would take what was shown last, whatever the network does. `mudou`: the coupon is no
 * longer one for the till.
 */
export function useSelo(id: number, mudou: () => void): NaTela {
  const [atual, setAtual] = useState(SEM_SELO);
  const avisar = useEffectEvent(mudou);

  useEffect(() => {
    let corte: AbortController | undefined;
    let relogio: ReturnType<typeof setTimeout> | undefined;
    let espera: ReturnType<typeof setTimeout> | undefined;
    let morte: ReturnType<typeof setTimeout> | undefined;

    const tardar = () => setAtual((antes) => (antes.vivo ? antes : { vivo: null, tarda: true }));
    /** Nobody looked while it died: who comes back waits for the next one first. */
    const morrer = () => setAtual({ vivo: null, tarda: !document.hidden });
    const daquiA = (ms: number) => {
      clearTimeout(relogio);
      relogio = setTimeout(pedir, ms);
    };
    async function pedir() {
      clearTimeout(relogio);
      corte?.abort();
      if (document.hidden) return;
      clearTimeout(espera);
      espera = setTimeout(tardar, PACIENCIA);
      corte = new AbortController();
      const { signal } = corte;
      try {
        const { selo, numero, segundos } = await api(verSelo, { params: { id }, signal });
        setAtual({ vivo: { selo, numero, segundos }, tarda: false });
        clearTimeout(espera);
        clearTimeout(morte);
        morte = setTimeout(morrer, segundos * 1000 + AINDA_ACEITO);
        daquiA(segundos * 1000 + 200);
      } catch (erro) {
        if (signal.aborted) return;
        const recusado = erro instanceof ErroDaApi && erro.status < 500 && erro.status !== 429;
        if (recusado) {
          avisar();
          return;
        }
        tardar();
        daquiA(erro instanceof ErroDaApi && erro.aguarde ? erro.aguarde * 1000 : OUTRA_VEZ);
      }
    }

    void pedir();
    document.addEventListener('visibilitychange', pedir);
    addEventListener('online', pedir);
    return () => {
      clearTimeout(relogio);
      clearTimeout(espera);
      clearTimeout(morte);
      corte?.abort();
      document.removeEventListener('visibilitychange', pedir);
      removeEventListener('online', pedir);
      setAtual(SEM_SELO);
    };
  }, [id]);

  return atual;
}

import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { perguntaAberta, perguntar } from './confirmar';
import { SAIR_SEM_SALVAR, saidaPerderia } from './saida';

/** Stands once in the app: the router has room for one blocker only. */
export function GuardaDeSaida() {
  const naPergunta = useRef(false);
  const bloqueio = useBlocker(({ nextLocation, historyAction }) => {
    naPergunta.current = historyAction === 'POP' && perguntaAberta() !== null;
    return !nextLocation.state?.semPergunta && (naPergunta.current || saidaPerderia(nextLocation));
  });

  useEffect(() => {
    if (bloqueio.state !== 'blocked') return;
    // "Back" on a question is its no.
    if (naPergunta.current) {
      perguntaAberta()?.responder(false);
      return bloqueio.reset();
    }
    let outra = false;
    void perguntar(SAIR_SEM_SALVAR).then((resposta) => {
      // A second "back" has asked anew meanwhile: this answer is not about it.
      if (outra) return;
      if (resposta === 'sim') bloqueio.proceed();
      else if (resposta === 'nao') bloqueio.reset();
    });
    return () => {
      outra = true;
    };
  }, [bloqueio]);
  return null;
}

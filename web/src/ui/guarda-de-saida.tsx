import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { perguntar } from './confirmar';
import { oDeCima } from './por-cima';
import { SAIR_SEM_SALVAR, saidaPerderia } from './saida';

/** Stands once in the app: the router has room for one blocker only. */
export function GuardaDeSaida() {
  const aFechar = useRef<ReturnType<typeof oDeCima>>(undefined);
  const bloqueio = useBlocker(({ nextLocation, historyAction }) => {
    const voltou = historyAction === 'POP';
    aFechar.current = voltou ? oDeCima() : undefined;
    if (aFechar.current?.seguraAPagina) return true;
    // An entry keeps its state: who comes back to one that the app had led to is asked all the same.
    return (voltou || !nextLocation.state?.semPergunta) && saidaPerderia(nextLocation);
  });

  useEffect(() => {
    if (bloqueio.state !== 'blocked') return;
    // "Back" closes what stands over the page first; of a question it is the no.
    if (aFechar.current?.seguraAPagina) {
      aFechar.current.fechar();
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

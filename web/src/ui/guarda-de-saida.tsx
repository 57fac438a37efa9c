import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { perguntar } from './confirmar';
import { DUPLO_TOQUE_MS } from './duplo-toque';
import { oDeCima } from './por-cima';
import { SAIR_SEM_SALVAR, saidaPerderia } from './saida';
import { esperarQueVolte } from './volta-desfeita';

/** Stands once in the app: the router has room for one blocker only. */
export function GuardaDeSaida() {
  const aFechar = useRef<ReturnType<typeof oDeCima>>(undefined);
  const perguntada = useRef(-Infinity);
  const bloqueio = useBlocker(({ nextLocation, historyAction }) => {
    const voltou = historyAction === 'POP';
    const agora = performance.now();
    // The second of two quick ones is no answer to a question that nobody has read yet.
    aFechar.current = voltou && agora - perguntada.current > DUPLO_TOQUE_MS ? oDeCima() : undefined;
    if (!aFechar.current?.seguraAPagina) {
      // An entry keeps its state: who comes back to one that the app had led to is asked all the same.
      if ((!voltou && nextLocation.state?.semPergunta) || !saidaPerderia(nextLocation)) return false;
      if (voltou) perguntada.current = agora;
    }
    if (voltou) esperarQueVolte();
    return true;
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

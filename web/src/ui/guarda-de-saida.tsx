import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { perguntar } from './confirmar';
import { saidaPerderia } from './saida';

const PERGUNTA = {
  titulo: 'Sair sem salvar?',
  texto: 'O que você mudou nesta página se perde.',
  confirmar: 'Sair sem salvar',
  cancelar: 'Continuar editando',
  perigo: true,
};

/** Stands once in the app: the router has room for one blocker only. */
export function GuardaDeSaida() {
  const bloqueio = useBlocker(({ nextLocation }) => !nextLocation.state?.semPergunta && saidaPerderia(nextLocation));

  useEffect(() => {
    if (bloqueio.state !== 'blocked') return;
    let outra = false;
    void perguntar(PERGUNTA).then((resposta) => {
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

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { assinarPergunta, perguntaAberta } from './confirmar';

const Dialogo = lazy(() => import('./dialogo-de-confirmacao').then((m) => ({ default: m.DialogoDeConfirmacao })));

/** Stands once in the app and shows what `confirmar()` asks. */
export function Confirmacao() {
  const pergunta = useSyncExternalStore(assinarPergunta, perguntaAberta);
  return <Suspense>{pergunta && <Dialogo {...pergunta} />}</Suspense>;
}

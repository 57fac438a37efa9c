import { useSyncExternalStore } from 'react';
import { peca } from '../lib/peca';
import { buscarPergunta } from './buscar-pergunta';
import { assinarPergunta, perguntaAberta } from './confirmar';

/** The browser's own asks the same where ours cannot be fetched: what was written stays on the screen. */
export const perguntaQueVem = (buscar: typeof buscarPergunta) =>
  peca(buscar, ({ titulo, texto, responder }) => responder(confirm([titulo, texto].join('\n\n'))));

const Dialogo = perguntaQueVem(buscarPergunta);

/** Stands once in the app and shows what `confirmar()` asks. */
export function Confirmacao() {
  const pergunta = useSyncExternalStore(assinarPergunta, perguntaAberta);
  return pergunta && <Dialogo {...pergunta} />;
}

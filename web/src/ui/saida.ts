import type { Location } from 'react-router';
import { quemEntrou } from '../lib/sessao';

export type Guarda = (destino: Location) => boolean;

export const SAIR_SEM_SALVAR = {
  titulo: 'Sair sem salvar?',
  texto: 'O que você mudou nesta página se perde.',
  confirmar: 'Sair sem salvar',
  cancelar: 'Continuar editando',
  perigo: true,
};

/** The state of a navigation that the app decides for the person. */
export const SEM_PERGUNTA = { semPergunta: true };

const guardas = new Set<Guarda>();

/** A form with unsaved changes says here what leaving would lose. The router knows one blocker: it asks all of them. */
export function segurarSaida(perde: Guarda): () => void {
  const dono = quemEntrou();
  // A session that ended has already decided where to go.
  const guarda: Guarda = (destino) => quemEntrou() === dono && perde(destino);
  guardas.add(guarda);
  return () => guardas.delete(guarda);
}

export function saidaPerderia(destino: Location): boolean {
  return [...guardas].some((perde) => perde(destino));
}

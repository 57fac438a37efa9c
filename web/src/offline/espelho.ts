import { criarOuvintes } from '../lib/estado';
import type { Pendente } from './pendente';

/**
 * The local storage key `prescricoes` (spec 11.7) only reflects the queue, without the tutor's data: the shell
 * counts from it before the database is even loaded. Nothing is ever sent from here.
 */
const CHAVE = 'prescricoes';

export type Reflexo = Pick<Pendente, 'chave' | 'dono' | 'estado'> & { data: string | undefined; id_produto: number };

const ouvintes = criarOuvintes();
export const assinarEspelho = ouvintes.assinar;

/** Somebody else came in: of the queue before, which stays with its owner, not even this is left to see. */
export function esquecerReflexoDeOutro(dono: number): void {
  const todos = ler();
  const meus = doDono(todos, dono);
  if (meus.length < todos.length) gravarReflexos(meus);
}

/** What of it is this person's. */
export const reflexosDe = (dono: number) => doDono(ler(), dono);

const doDono = (reflexos: Reflexo[], dono: number) => reflexos.filter((reflexo) => reflexo.dono === dono);

function ler(): Reflexo[] {
  try {
    const lidos: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '[]');
    return Array.isArray(lidos) ? (lidos as Reflexo[]) : [];
  } catch {
    return [];
  }
}

export function gravarReflexos(reflexos: Reflexo[]): void {
  if (reflexos.length > 0) localStorage.setItem(CHAVE, JSON.stringify(reflexos));
  else localStorage.removeItem(CHAVE);
  ouvintes.avisar();
}

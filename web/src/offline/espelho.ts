import { criarOuvintes } from '../lib/estado';
import type { Pendente } from './pendente';

/**
 * The local storage key `prescricoes` (spec 11.7) only reflects the queue, without the tutor's data: the shell
 * counts from it before the database is even loaded. Nothing is ever sent from here.
 */
const CHAVE = 'prescricoes';

type Reflexo = Pick<Pendente, 'chave' | 'dono' | 'estado'> & { data: string | undefined; id_produto: number };

const ouvintes = criarOuvintes();
export const assinarEspelho = ouvintes.assinar;

export function espelhar(pendentes: readonly Pendente[]): void {
  const reflexos = pendentes.map(
    ({ chave, dono, estado, corpo }): Reflexo => ({
      chave,
      dono,
      estado,
      data: corpo.data,
      id_produto: Number(corpo.id_produto),
    }),
  );
  gravar(reflexos);
}

/** Somebody else came in: of the queue before, which stays with its owner, not even this is left to see. */
export function esquecerReflexoDeOutro(dono: number): void {
  const todos = ler();
  const meus = doDono(todos, dono);
  if (meus.length < todos.length) gravar(meus);
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

function gravar(reflexos: Reflexo[]): void {
  if (reflexos.length > 0) localStorage.setItem(CHAVE, JSON.stringify(reflexos));
  else localStorage.removeItem(CHAVE);
  ouvintes.avisar();
}

import { consultas } from '../lib/consultas';

const LISTAS = ['GET /tutors', 'GET /prescribers', 'GET /shopkeepers', 'GET /usuarios/contagem'] as const;

/** Something about somebody has changed: what the lists remember is old. */
export function esquecerListas(): Promise<unknown> {
  return Promise.all(LISTAS.map((rota) => consultas.invalidateQueries({ queryKey: [rota] })));
}

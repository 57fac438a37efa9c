import type { Sessao } from '../lib/sessao';
import { destinoDoGuarda } from './guarda';
import { BASE, encontrarRota } from './tabela-de-rotas';

/** Whether the guard would let this person into the screen of an address. */
export function abreTela(usuario: Sessao, para: string): boolean {
  const { rota, params } = encontrarRota(`${BASE}${para}`) ?? {};
  return rota !== undefined && destinoDoGuarda(usuario, rota, params) === 'abre';
}

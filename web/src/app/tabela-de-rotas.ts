import type { Rota } from './rota';
import { ROTAS_DO_ADMIN } from './rotas-do-admin';
import { ROTAS_LOGADAS } from './rotas-logadas';
import { ROTAS_ABERTAS, ROTAS_DE_ENTRADA } from './rotas-publicas';

export const BASE = '/web';

export const ROTAS: Rota[] = [...ROTAS_DE_ENTRADA, ...ROTAS_ABERTAS, ...ROTAS_LOGADAS, ...ROTAS_DO_ADMIN];

/** Without a parent of its own, the page its first word names: usuarios/novo/:tipo → /usuarios. */
export function paiDe({ caminho, pai }: Rota): string {
  const primeira = caminho.split('/')[0];
  const acima = ROTAS.find((rota) => rota.caminho === primeira && rota.caminho !== caminho);
  return pai ?? (acima ? `/${acima.caminho}` : '/home');
}

type Encontrada = { rota: Rota; params: Record<string, string> };

/**
 * The route of an address before the router is there to say it: a word weighs more than a parameter. The router is built
 * from the same table, and a test holds both to one answer for any address (rotas.test.ts).
 */
export function encontrarRota(endereco: string): Encontrada | undefined {
  const pedacos = endereco
    .slice(BASE.length)
    .replace(/^\/|\/+$/g, '')
    .split('/')
    .map(decodificado);
  const servem = EM_PARTES.flatMap(({ rota, partes }) =>
    cabe(partes, pedacos) ? [{ rota, params: parametros(partes, pedacos) }] : [],
  );
  return servem.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

const EM_PARTES = ROTAS.map((rota) => ({ rota, partes: rota.caminho.split('/') }));

const cabe = (partes: string[], pedacos: string[]) =>
  partes.length === pedacos.length && partes.every((parte, i) => serve(parte, pedacos[i] ?? ''));

const parametros = (partes: string[], pedacos: string[]): Record<string, string> =>
  Object.fromEntries(partes.flatMap((parte, i) => (parte.startsWith(':') ? [[parte.slice(1), pedacos[i] ?? '']] : [])));

const serve = (parte: string, pedaco: string) =>
  parte.startsWith(':') ? pedaco !== '' : parte.toLowerCase() === pedaco.toLowerCase();

function decodificado(pedaco: string): string {
  try {
    return decodeURIComponent(pedaco);
  } catch {
    return pedaco;
  }
}

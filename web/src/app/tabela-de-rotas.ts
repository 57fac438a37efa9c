import type { Rota } from './rota';
import { ROTAS_DO_ADMIN } from './rotas-do-admin';
import { ROTAS_LOGADAS } from './rotas-logadas';
import { ROTAS_DE_DOCUMENTOS, ROTAS_DE_ENTRADA } from './rotas-publicas';

export const BASE = '/web';

export const ROTAS: Rota[] = [...ROTAS_DE_ENTRADA, ...ROTAS_DE_DOCUMENTOS, ...ROTAS_LOGADAS, ...ROTAS_DO_ADMIN];

/** Without a parent of its own, the page its first word names: usuarios/novo/:tipo → /usuarios. */
export function paiDe({ caminho, pai }: Rota): string {
  const primeira = caminho.split('/')[0];
  const acima = ROTAS.find((rota) => rota.caminho === primeira && rota.caminho !== caminho);
  return pai ?? (acima ? `/${acima.caminho}` : '/home');
}

type Encontrada = { rota: Rota; params: Record<string, string> };

/** The route of an address, as the router will find it: a word weighs more than a parameter. */
export function encontrarRota(endereco: string): Encontrada | undefined {
  const pedacos = endereco.slice(BASE.length).split('/').filter(Boolean);
  const servem = ROTAS.flatMap((rota) => {
    const params = encaixar(rota.caminho.split('/'), pedacos);
    return params ? [{ rota, params }] : [];
  });
  return servem.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function encaixar(modelo: string[], pedacos: string[]): Record<string, string> | null {
  const cabe = modelo.length === pedacos.length && modelo.every((m, i) => m.startsWith(':') || m === pedacos[i]);
  const pares = modelo.flatMap((m, i) => (m.startsWith(':') ? [[m.slice(1), pedacos[i] ?? '']] : []));
  return cabe ? Object.fromEntries(pares) : null;
}

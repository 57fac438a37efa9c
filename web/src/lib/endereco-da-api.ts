import type { MetodoECaminho } from '@indica-bem/domain/contrato/chamada';
import type { NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';
import type { ArgumentosDe } from './tipos-da-api';

const RAIZ = '/api';

/** Whether the server is there at all. Not a call of the contract: it asks for nothing. */
export const SAUDE = `${RAIZ}/health`;

/** The one place that writes an address of the API: `enderecoDaApi(verCupom, { params: { id } })`. */
export function enderecoDaApi<N extends NomeDeChamada>(chamada: N, ...[envio]: ArgumentosDe<N>): string {
  return enderecoDe(chamada, (envio ?? {}) as Partes);
}

type Partes = { params?: Record<string, string | number>; query?: Record<string, unknown> };

/** The same, of a call that is known only when it is made. */
export function enderecoDe(chamada: MetodoECaminho, { params = {}, query = {} }: Partes): string {
  const [, caminho = '/'] = chamada.split(' ');
  return `${RAIZ}${preencher(caminho, params)}${busca(query)}`;
}

function preencher(caminho: string, params: Record<string, string | number>): string {
  return caminho.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(params[nome] ?? ''));
}

function busca(query: Record<string, unknown>): string {
  const preenchidos = Object.entries(query).filter(
    ([, valor]) => valor !== undefined && valor !== null && valor !== '',
  );
  const texto = new URLSearchParams(preenchidos.map(([nome, valor]) => [nome, String(valor)])).toString();
  return texto && `?${texto}`;
}

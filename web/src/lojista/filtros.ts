import { type Cidade, cidadeDoPrefixo, cidadePeloNome } from '@indica-bem/domain/lojista/cidades';
import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';

/** The first five digits of a CEP: a part of the city, not the street. */
export type Prefixo = `${number}`;

/** `aqui`: where the device is. The address only says so: the position itself never enters it. */
export type Lugar = 'aqui' | Cidade | Prefixo;

export interface Filtros {
  tipo: LojistaPublico['tipo'];
  lugar: Lugar | null;
  busca: string;
}

export function lerFiltros(params: URLSearchParams): Filtros {
  const perto = params.get('perto') ?? '';
  return {
    tipo: params.get('tipo') === 'loja_online' ? 'loja_online' : 'loja_fisica',
    lugar: perto === 'aqui' || ehPrefixo(perto) ? perto : cidadePeloNome(perto),
    busca: params.get('busca')?.trim() ?? '',
  };
}

/** The address of the same list with something changed; what is usual is not written. */
export function escreverFiltros(filtros: Filtros): URLSearchParams {
  const params = new URLSearchParams();
  if (filtros.tipo === 'loja_online') params.set('tipo', filtros.tipo);
  if (filtros.lugar) params.set('perto', filtros.lugar.toLowerCase());
  if (filtros.busca.trim()) params.set('busca', filtros.busca.trim());
  return params;
}

export function ehPrefixo(perto: string): perto is Prefixo {
  return /^\d{5}$/.test(perto) && cidadeDoPrefixo(perto) !== null;
}

import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';

export type Filtros = { busca: string; tipo: LojistaPublico['tipo'] | null; soDela: boolean };

export function lerFiltros(params: URLSearchParams): Filtros {
  const tipo = params.get('tipo');
  return {
    busca: params.get('busca')?.trim() ?? '',
    tipo: tipo === 'loja_fisica' || tipo === 'loja_online' ? tipo : null,
    soDela: params.get('so') === 'dela',
  };
}

export function escreverFiltros({ busca, tipo, soDela }: Filtros): URLSearchParams {
  return new URLSearchParams({ ...(busca && { busca }), ...(tipo && { tipo }), ...(soDela && { so: 'dela' }) });
}

/** The same for the page of stores and for the ids of all of them. */
export function consultaDe({ busca, tipo, soDela }: Filtros, idCampanha: number) {
  return {
    busca: busca || undefined,
    tipo: tipo ?? undefined,
    id_campanha: soDela ? String(idCampanha) : undefined,
  };
}

import { STATUS_DA_INDICACAO, type StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { APARENCIA_DO_STATUS } from '../status';

export type Filtros = { busca: string; status: StatusDaIndicacao | null };

export function lerFiltros(params: URLSearchParams): Filtros {
  const chave = params.get('status');
  return {
    busca: params.get('busca') ?? '',
    status: STATUS_DA_INDICACAO.find((status) => APARENCIA_DO_STATUS[status].chave === chave) ?? null,
  };
}

/** Without filters there is nothing to write: the plain list has the plain address. */
export function escreverFiltros({ busca, status }: Filtros): URLSearchParams {
  const params = new URLSearchParams();
  if (busca.trim()) params.set('busca', busca.trim());
  if (status) params.set('status', APARENCIA_DO_STATUS[status].chave);
  return params;
}

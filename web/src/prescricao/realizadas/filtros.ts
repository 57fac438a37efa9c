import { STATUS_DA_INDICACAO, type StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { marcado, noEndereco, texto, umDe } from '../../lib/partes-do-endereco';
import { APARENCIA_DO_STATUS } from '../status';

/** Of whatever state, newest first; without any the list stands by state. */
export const TODAS = 'todas' as const;

export type Filtros = {
  busca: string;
  status: StatusDaIndicacao | typeof TODAS | null;
  /** As the home counts them: of the last 60 days, and still waiting. */
  esperando: boolean;
};

export const SEM_FILTROS: Filtros = { busca: '', status: null, esperando: false };

/** Without filters there is nothing to write: the plain list has the plain address. */
export const { ler: lerFiltros, escrever: escreverFiltros } = noEndereco<Filtros>({
  busca: texto('busca'),
  status: umDe('status', [...STATUS_DA_INDICACAO, TODAS], null, (status) =>
    status === TODAS ? TODAS : APARENCIA_DO_STATUS[status].chave,
  ),
  esperando: marcado('so', 'esperando'),
});

/** The address of one state's list, or of all by date. */
export const enderecoDaSituacao = (status: StatusDaIndicacao | null) =>
  `?${escreverFiltros({ ...SEM_FILTROS, status: status ?? TODAS })}`;

export const semFiltros = ({ busca, status, esperando }: Filtros) => busca === '' && status === null && !esperando;

/** What the server is asked for. */
export const pedidoDe = ({ busca, status, esperando }: Filtros) => ({
  busca: busca || undefined,
  status: status === TODAS || status === null ? undefined : status,
  ...(esperando && { esperando: 'S' as const }),
});

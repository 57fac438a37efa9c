import { STATUS_DA_INDICACAO, type StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { noEndereco, texto, umDe } from '../../lib/partes-do-endereco';
import { APARENCIA_DO_STATUS } from '../status';

export type Filtros = { busca: string; status: StatusDaIndicacao | null };

/** Without filters there is nothing to write: the plain list has the plain address. */
export const { ler: lerFiltros, escrever: escreverFiltros } = noEndereco<Filtros>({
  busca: texto('busca'),
  status: umDe('status', STATUS_DA_INDICACAO, null, (status) => APARENCIA_DO_STATUS[status].chave),
});

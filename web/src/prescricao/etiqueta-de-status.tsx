import type { StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { Etiqueta } from '../ui/etiqueta';
import { APARENCIA_DO_STATUS } from './status';

export function EtiquetaDeStatus({ status }: { status: StatusDaIndicacao }) {
  return <Etiqueta tom={APARENCIA_DO_STATUS[status].tom}>{status}</Etiqueta>;
}

import type { StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { useUsuario } from '../lib/usuario';
import { Etiqueta } from '../ui/etiqueta';
import { APARENCIA_DO_STATUS } from './status';

export function EtiquetaDeStatus({ status }: { status: StatusDaIndicacao }) {
  const { tom, aoTutor } = APARENCIA_DO_STATUS[status];
  return <Etiqueta tom={tom}>{useUsuario().tipo_usuario === 'tutor' ? aoTutor : status}</Etiqueta>;
}

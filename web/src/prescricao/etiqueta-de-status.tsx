import type { StatusDaIndicacao } from '@indica-bem/domain/prescricao/regras';
import { useUsuario } from '../lib/usuario';
import { Etiqueta } from '../ui/etiqueta';
import { aparenciaDe } from './status';

export function EtiquetaDeStatus({ status }: { status: StatusDaIndicacao }) {
  const { tom, aoTutor } = aparenciaDe(status);
  return <Etiqueta tom={tom}>{useUsuario().tipo_usuario === 'tutor' ? aoTutor : status}</Etiqueta>;
}

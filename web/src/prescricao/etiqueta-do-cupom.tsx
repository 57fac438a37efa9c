import type { SituacaoDoCupom } from '@indica-bem/domain/cupom/regras';
import { Etiqueta } from '../ui/etiqueta';

const APARENCIA = {
  ativo: { tom: 'laranja', texto: 'Aguardando compra' },
  efetivado: { tom: 'ok', texto: 'Utilizado' },
  cancelado: { tom: 'neutro', texto: 'Cancelado' },
  vencido: { tom: 'erro', texto: 'Vencido' },
} as const;

export function EtiquetaDoCupom({ situacao }: { situacao: SituacaoDoCupom }) {
  const { tom, texto } = APARENCIA[situacao];
  return <Etiqueta tom={tom}>{texto}</Etiqueta>;
}

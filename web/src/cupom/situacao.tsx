import type { SituacaoDoCupom } from '@indica-bem/domain/cupom/regras';
import { Etiqueta } from '../ui/etiqueta';

const ETIQUETAS = {
  ativo: { tom: 'ok', texto: 'Ativo' },
  efetivado: { tom: 'neutro', texto: 'Utilizado' },
  vencido: { tom: 'alerta', texto: 'Vencido' },
  cancelado: { tom: 'erro', texto: 'Cancelado' },
} as const satisfies Record<SituacaoDoCupom, { tom: string; texto: string }>;

export function Situacao({ situacao }: { situacao: SituacaoDoCupom }) {
  const { tom, texto } = ETIQUETAS[situacao];
  return <Etiqueta tom={tom}>{texto}</Etiqueta>;
}

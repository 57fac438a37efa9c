import type { SituacaoDoOrcamento } from '@indica-bem/domain/campanha/orcamento';
import { Etiqueta } from '../ui/etiqueta';

/** Only where somebody may have to do something. */
export function EtiquetaDoOrcamento({ situacao }: { situacao: SituacaoDoOrcamento | null }) {
  if (situacao === 'esgotado') return <Etiqueta tom="erro">Orçamento esgotado</Etiqueta>;
  return situacao === 'quase' ? <Etiqueta tom="alerta">Mais de 80% usado</Etiqueta> : null;
}

import type { PedidoDaLoja } from '@indica-bem/domain/estorno/pedido';
import { Etiqueta } from '../../ui/etiqueta';

const DIZERES = {
  aberto: { tom: 'alerta', texto: 'Estorno pedido' },
  aprovado: { tom: 'ok', texto: 'Estorno aprovado' },
  recusado: { tom: 'neutro', texto: 'Estorno não aprovado' },
} as const;

/** How the store's request stands, with the team's sentence. */
export function EstadoDoPedido({ pedido }: { pedido: PedidoDaLoja }) {
  const { tom, texto } = DIZERES[pedido.estado];
  return (
    <>
      <Etiqueta tom={tom}>{texto}</Etiqueta>
      {pedido.resposta && <small>{pedido.resposta}</small>}
    </>
  );
}

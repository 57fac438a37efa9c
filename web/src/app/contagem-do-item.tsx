import { peca } from '../lib/peca';
import { idDoUsuario, type Sessao } from '../lib/sessao';
import { useQuantasPendentes } from '../offline/quantas-pendentes';

type ContagemProps = { para: string; usuario: Sessao; className: string | undefined };

// Partners alone have it.
const PedidosEsperando = peca(() => import('./pedidos-esperando').then((m) => m.PedidosEsperando));

/** How much waits behind an entry of the menu, or of the bar. */
export function ContagemDoItem({ para, usuario, className }: ContagemProps) {
  const pendentes = useQuantasPendentes(idDoUsuario(usuario), false);
  if (para === '/prescricoes') return <Contagem className={className} quantas={pendentes} oQue="aguardando envio" />;
  if (para !== '/renovacoes') return null;
  return (
    <PedidosEsperando>
      {(quantas) => <Contagem className={className} quantas={quantas} oQue="esperando" />}
    </PedidosEsperando>
  );
}

type NumeroProps = { quantas: number; oQue: string; className: string | undefined };

function Contagem({ quantas, oQue, className }: NumeroProps) {
  if (quantas === 0) return null;
  return (
    <span className={className}>
      {quantas}
      <span className="so-leitor"> {oQue}</span>
    </span>
  );
}

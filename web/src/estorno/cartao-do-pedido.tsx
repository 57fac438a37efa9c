import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { PedidoDeEstorno } from '@indica-bem/domain/estorno/contrato';
import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { Link } from 'react-router';
import classes from '../compartilhado/estorno/cartao-do-estorno.module.css';
import { Citacao } from '../compartilhado/estorno/citacao';
import { Cartao } from '../ui/cartao';
import { Etiqueta } from '../ui/etiqueta';
import { Fatos } from '../ui/fatos';
import { Responder } from './responder';

const TONS = { aberto: 'alerta', aprovado: 'ok', recusado: 'neutro' } as const;
const NOMES = { aberto: 'Esperando', aprovado: 'Aprovado', recusado: 'Recusado' } as const;

export function CartaoDoPedido({ pedido }: { pedido: PedidoDeEstorno }) {
  return (
    <Cartao como="li">
      <div className={classes.cabeca}>
        <div>
          <h2>{pedido.loja}</h2>
          <p className={classes.detalhe}>
            <Link to={`/cupom/ver/${pedido.id_coupon}`}>{formatarCodigo(pedido.codigo_coupon)}</Link> · pedido em{' '}
            {momentoCompleto(pedido.pedido_em)}
          </p>
        </div>
        <Etiqueta tom={TONS[pedido.estado]}>{NOMES[pedido.estado]}</Etiqueta>
      </div>
      <Fatos
        itens={[
          ['Motivo', NOMES_DOS_MOTIVOS_DE_ESTORNO[pedido.motivo]],
          ['Compra', formatarReais(reaisParaCentavos(pedido.valor))],
          ['Embalagem', formatarPeso(pedido.peso)],
          ['Vendida em', momentoCompleto(pedido.efetivado_em)],
          ['Funcionário', pedido.nome_funcionario],
          ['Produto', pedido.produto && nomeEmUmaLinha(pedido.produto)],
          ['Tutor', pedido.tutor],
          ['Origem', pedido.por_arquivo ? 'Arquivo de baixa' : 'Caixa'],
        ]}
      />
      {pedido.texto && <Citacao de="Da loja">{pedido.texto}</Citacao>}
      {pedido.estado === 'aberto' ? <Responder pedido={pedido} /> : <Resposta pedido={pedido} />}
    </Cartao>
  );
}

function Resposta({ pedido }: { pedido: PedidoDeEstorno }) {
  const quando = pedido.respondido_em && momentoCompleto(pedido.respondido_em);
  // Within its minutes a store may ask and then undo the sale itself: nobody of the team answered.
  const quem = pedido.respondido_por ?? 'A própria loja';
  return (
    <Citacao de={`${quem}, ${quando}`}>
      {pedido.resposta ?? (pedido.estado === 'aprovado' ? 'Aprovado, sem frase.' : 'Recusado.')}
    </Citacao>
  );
}

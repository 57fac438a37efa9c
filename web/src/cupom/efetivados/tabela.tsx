import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { horaDoMomento } from '@indica-bem/domain/brasil/momento';
import { formatarDecimal, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { CupomEfetivado } from '@indica-bem/domain/cupom/contrato';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { Link } from 'react-router';
import { NotaDaCompra } from '../../compartilhado/nota/nota-da-compra';
import { CabecaQueOrdena, type OrdemDaTabela } from '../../ui/cabeca-que-ordena';
import classes from '../../ui/tabela-com-pe.module.css';
import { DesfazerVenda } from '../estorno/desfazer';
import { EstadoDoPedido } from '../estorno/pedido-da-loja';
import curta from './curta.module.css';

const reais = (valor: number | null) => formatarReais(reaisParaCentavos(valor ?? 0));

/** One table; on a phone a sale is a few short lines that lead to its coupon. */
export function Tabela({ cupons, ordem }: { cupons: CupomEfetivado[]; ordem: OrdemDaTabela }) {
  return (
    <table className={`${classes.tabela} ${curta.curta}`}>
      <caption className="so-leitor">Cupons efetivados no período</caption>
      <thead>
        <tr>
          <CabecaQueOrdena nome="Data" por="data" desceAntes ordem={ordem} />
          <th scope="col">Produto</th>
          <th scope="col">Cupom</th>
          <th scope="col">Embalagem</th>
          <CabecaQueOrdena nome="Compra" por="valor" desceAntes ordem={ordem} />
          <th scope="col">Desconto</th>
          <th scope="col">Recebido</th>
        </tr>
      </thead>
      {cupons.map((cupom) => (
        <tbody key={cupom.id_coupon}>
          <Linha cupom={cupom} />
          <Depois cupom={cupom} />
        </tbody>
      ))}
    </table>
  );
}

function Linha({ cupom }: { cupom: CupomEfetivado }) {
  return (
    <tr>
      <td className={classes.data} data-no-celular="data">
        {isoParaBr(cupom.data_efetivacao ?? '')}{' '}
        {cupom.efetivado_em && <small>às {horaDoMomento(cupom.efetivado_em)}</small>}
      </td>
      <td className={classes.titulo} data-no-celular="titulo">
        <strong>{nomeEmUmaLinha(cupom.produto ?? 'Indicação específica')}</strong>
        {cupom.tutor && <small>Tutor: {cupom.tutor}</small>}
      </td>
      <td data-rotulo="Cupom" data-no-celular="cupom">
        <span>
          <Link to={`/cupom/ver/${cupom.id_coupon}`} className={classes.codigo}>
            {formatarCodigo(cupom.codigo_coupon)}
          </Link>
          <small>{cupom.nome_funcionario}</small>
        </span>
      </td>
      <td data-rotulo="Embalagem" data-no-celular="nada">
        {formatarPeso(cupom.peso ?? 0)}
      </td>
      <td data-rotulo="Compra" data-no-celular="compra">
        {reais(cupom.valor)}
      </td>
      <td data-rotulo="Desconto" data-no-celular="nada">
        {reais(cupom.valorDescontado)} ({formatarDecimal(cupom.desconto, 2)}%)
      </td>
      <td data-rotulo="Recebido" data-no-celular="recebido" className={classes.destaque}>
        {reais(cupom.valorRecebido)}
      </td>
    </tr>
  );
}

/** Its receipt, and what can still be done about the sale, on a line of their own: the columns are full. */
function Depois({ cupom }: { cupom: CupomEfetivado }) {
  const { pedido } = cupom;
  return (
    <tr className={classes.pe}>
      <td colSpan={7}>
        <div>
          <NotaDaCompra compra={{ ...cupom, pendente: cupom.nota_pendente }} />
          {pedido && <EstadoDoPedido pedido={pedido} />}
          {pedido?.estado !== 'aberto' && <DesfazerVenda venda={cupom} />}
        </div>
      </td>
    </tr>
  );
}

import type { LinhaContestada } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { Link } from 'react-router';
import classes from '../../compartilhado/estorno/cartao-do-estorno.module.css';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { enderecoDoAcerto } from '../endereco-do-acerto';
import { reais } from '../reais';
import { Conversa } from './conversa';
import { EstadoDaContestacao } from './estado-da-contestacao';
import { Responder } from './responder';

type CartaoProps = { contestada: LinhaContestada; daLoja: boolean };

export function CartaoDaContestacao({ contestada, daLoja }: CartaoProps) {
  const codigo = formatarCodigo(contestada.codigo_coupon);
  return (
    <Cartao como="li">
      <div className={classes.cabeca}>
        <div>
          <h2>{daLoja ? (contestada.produto ?? 'Indicação específica') : contestada.loja}</h2>
          <p className={classes.detalhe}>
            <Link to={enderecoDoAcerto(contestada.id_acerto, daLoja)}>Acerto de {nomeDoMes(contestada.mes)}</Link>
            {' · '}
            {daLoja ? codigo : <Link to={`/cupom/ver/${contestada.id_coupon}`}>{codigo}</Link>}
          </p>
        </div>
        <EstadoDaContestacao contestacao={contestada} />
      </div>
      <Fatos
        itens={[
          [contestada.tipo === 'compra' ? 'Compra em' : 'Ajuste de', isoParaBr(contestada.data)],
          ['Produto', daLoja ? null : contestada.produto],
          ['Compra', reais(contestada.valor)],
          ['Desconto', reais(contestada.valorDescontado)],
          ['Parte da loja', reais(contestada.parte_loja)],
          ['Parte do grupo', reais(contestada.parte_grupo)],
        ]}
      />
      <Conversa contestacao={contestada} />
      {!daLoja && contestada.estado === 'aberta' && <Responder contestacao={contestada} />}
    </Cartao>
  );
}

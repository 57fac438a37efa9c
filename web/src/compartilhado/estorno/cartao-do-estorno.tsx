import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { CompraEstornada } from '@indica-bem/domain/estorno/contrato';
import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { Link } from 'react-router';
import { Cartao } from '../../ui/cartao';
import { Etiqueta } from '../../ui/etiqueta';
import { Fatos } from '../../ui/fatos';
import classes from './cartao-do-estorno.module.css';
import { Citacao } from './citacao';

/** `daEquipe`: who looks at all of them, and may open any coupon; to a store one that is alive again is closed. */
export function CartaoDoEstorno({ estorno, daEquipe = false }: { estorno: CompraEstornada; daEquipe?: boolean }) {
  const codigo = formatarCodigo(estorno.codigo_coupon);
  return (
    <Cartao como="li">
      <div className={classes.cabeca}>
        <div>
          <h2>{nomeEmUmaLinha(estorno.produto ?? 'Indicação específica')}</h2>
          <p className={classes.detalhe}>
            {daEquipe ? <Link to={`/cupom/ver/${estorno.id_coupon}`}>{codigo}</Link> : codigo}
            {daEquipe && ` · ${estorno.loja}`}
          </p>
        </div>
        <Etiqueta>{NOMES_DOS_MOTIVOS_DE_ESTORNO[estorno.motivo]}</Etiqueta>
      </div>
      <Fatos
        itens={[
          ['Compra', formatarReais(reaisParaCentavos(estorno.valor))],
          ['Embalagem', formatarPeso(estorno.peso)],
          ['Vendida em', momentoCompleto(estorno.efetivado_em)],
          ['Estornada em', momentoCompleto(estorno.estornado_em)],
          ['Funcionário', estorno.nome_funcionario],
          ['Tutor', estorno.tutor],
          ['Estornada por', estorno.estornado_por === 'loja' ? 'Loja' : 'Equipe'],
        ]}
      />
      {estorno.texto && <Citacao de="Observação">{estorno.texto}</Citacao>}
    </Cartao>
  );
}

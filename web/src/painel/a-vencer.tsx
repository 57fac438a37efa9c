import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { Link } from 'react-router';
import { Cartao } from '../ui/cartao';
import classes from './painel.module.css';

export function AVencer({ dias, total, ha_mais, cupons }: Painel['a_vencer']) {
  return (
    <Cartao como="section" rotulo="Cupons a vencer">
      <h2>Cupons a vencer</h2>
      <p className={classes.vazio}>
        {total === 0
          ? `Nenhum cupom vence nos próximos ${dias} dias.`
          : `${ha_mais ? 'Mais de ' : ''}${formatarInteiro(total)} ${total === 1 ? 'vence' : 'vencem'} nos próximos ${dias} dias. Os primeiros:`}
      </p>
      <ul className={classes.destaques}>
        {cupons.map((cupom) => (
          <li key={cupom.id_coupon}>
            <span>
              <Link to={`/cupom/ver/${cupom.id_coupon}`}>
                {nomeEmUmaLinha(cupom.produto ?? 'Indicação específica')}
              </Link>
              <small>
                {cupom.loja}
                {cupom.tutor && ` · ${cupom.tutor}`}
              </small>
            </span>
            <strong>{isoParaBr(cupom.data_validade)}</strong>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}

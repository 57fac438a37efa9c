import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { prestesAVencer } from '@indica-bem/domain/cupom/regras';
import { quandoSera } from '@indica-bem/domain/evento/calendario';
import { nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { IconQrcode } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useHoje } from '../../lib/use-hoje';
import { Botao } from '../../ui/botao';
import classes from './bilhete-do-inicio.module.css';

type BilheteDoInicioProps = {
  indicacao: Prescricao;
  cupom: Prescricao['coupons'][number];
  id: number;
  /** How many other coupons there are. */
  mais: number;
};

/** The coupon as a small ticket, one tap from the till. Within its last days it says how many are left. */
export function BilheteDoInicio({ indicacao, cupom, id, mais }: BilheteDoInicioProps) {
  const { shopkeeper: loja } = indicacao;
  const hoje = useHoje();
  const acabando = prestesAVencer(cupom.data_validade, hoje);
  const noCaixa = loja?.tipo !== 'loja_online';
  return (
    <section aria-labelledby="destaque" className={classes.secao}>
      <div className={classes.cabeca}>
        <h2 id="destaque">Seu cupom</h2>
        {mais > 0 && (
          <Link to="/cupom">
            e mais {mais}
            <span className="so-leitor">{mais === 1 ? ' cupom' : ' cupons'}</span>
          </Link>
        )}
      </div>
      <div className={classes.bilhete}>
        <div className={classes.topo}>
          <p className={classes.desconto}>
            <strong>{formatarDecimal(cupom.desconto, 2)}%</strong>
            <span>de desconto</span>
          </p>
          <p className={classes.validade} data-acabando={acabando || undefined}>
            {acabando ? `Vence ${quandoSera(cupom.data_validade, hoje)}` : 'Válido até'}
            <strong>{isoParaBr(cupom.data_validade)}</strong>
          </p>
        </div>
        <div className={classes.corpo}>
          <p className={classes.onde}>
            <strong translate="no">{loja?.nome_fantasia}</strong>
            <span>{nomeDoIndicado(indicacao)}</span>
          </p>
          <Botao
            tom="principal"
            fullWidth
            icone={noCaixa ? <IconQrcode size={24} aria-hidden /> : undefined}
            para={`/cupom/ver/${id}`}
          >
            {noCaixa ? 'Mostrar no caixa' : 'Usar no site da loja'}
          </Botao>
        </div>
      </div>
    </section>
  );
}

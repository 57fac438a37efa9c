import type { InicioDoTutor } from '@indica-bem/domain/inicio/contrato';
import { acoesDoTutor } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { BilheteDoInicio } from './bilhete-do-inicio';
import classes from './destaque.module.css';
import { IndicacaoQueEspera } from './indicacao-que-espera';

type DestaqueProps = { inicio: Pick<InicioDoTutor, 'cupons' | 'sem_loja'>; indicacao: Prescricao };

/** The coupon that ends first, or the recommendation that waits for a store; and how many more of each there are. */
export function Destaque({ inicio: { cupons, sem_loja }, indicacao }: DestaqueProps) {
  const { idDoCupom, semGasto } = acoesDoTutor(indicacao);
  const [cupom] = indicacao.coupons;
  if (idDoCupom !== null && cupom && !semGasto) {
    return (
      <div className={classes.destaque}>
        <BilheteDoInicio indicacao={indicacao} cupom={cupom} id={idDoCupom} mais={cupons - 1} />
        {sem_loja > 0 && (
          <Link to="/prescricoes?status=cadastrado" className={classes.tambem}>
            {sem_loja === 1 ? '1 indicação espera' : `${sem_loja} indicações esperam`} você escolher a loja
            <IconChevronRight size={20} aria-hidden />
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className={classes.destaque}>
      <IndicacaoQueEspera indicacao={indicacao} />
      {sem_loja > 1 && (
        <Link to="/prescricoes" className={classes.tambem}>
          {sem_loja === 2 ? 'Mais 1 indicação espera' : `Mais ${sem_loja - 1} indicações esperam`} uma loja
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
    </div>
  );
}

import { type DataIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Porcao } from '@indica-bem/domain/pet/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import classes from './porcao.module.css';

type PorcaoDoPetProps = {
  porcao: Porcao;
  /** The day on which what was bought ends, where that is known. */
  fim?: DataIso | undefined;
};

/** What it eats, as large as it matters. */
export function PorcaoDoPet({ porcao, fim }: PorcaoDoPetProps) {
  return (
    <div className={classes.porcao}>
      {porcao.gramas !== null && (
        <p className={classes.gramas}>
          <strong>{formatarInteiro(porcao.gramas)} g</strong> por dia
        </p>
      )}
      <p className={classes.produto}>{nomeEmUmaLinha(porcao.produto ?? 'Indicação sem produto')}</p>
      <p className={classes.quem}>
        {porcao.parceiro ? `${porcao.parceiro}, ` : 'Indicação de '}
        {isoParaBr(porcao.data)}
      </p>
      {fim && <p className={classes.fim}>Ração até {isoParaBr(fim)}</p>}
    </div>
  );
}

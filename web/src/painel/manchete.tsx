import type { Painel } from '@indica-bem/domain/painel/contrato';
import { mancheteDoMes } from '@indica-bem/domain/painel/manchete';
import classes from './manchete.module.css';

/** How the programme is doing, before any chart. */
export function Manchete({ painel: { mes, prescricoesEfetivadasTotal } }: { painel: Painel }) {
  const { quando, frase, nota } = mancheteDoMes({ ...mes, desdeOInicio: prescricoesEfetivadasTotal });
  return (
    <section className={classes.manchete} aria-label="O mês em uma frase">
      <p>
        {quando && <span className={classes.quando}>{quando}:</span>} <strong className={classes.frase}>{frase}</strong>
      </p>
      <p>{nota}</p>
    </section>
  );
}

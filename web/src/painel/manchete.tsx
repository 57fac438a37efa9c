import type { Painel } from '@indica-bem/domain/painel/contrato';
import { mancheteDoMes } from '@indica-bem/domain/painel/manchete';
import classes from './manchete.module.css';

/** How the programme is doing, before any chart. */
export function Manchete({ painel: { mes, prescricoesEfetivadasTotal } }: { painel: Painel }) {
  const { titulo, nota } = mancheteDoMes({ ...mes, desdeOInicio: prescricoesEfetivadasTotal });
  return (
    <section className={classes.manchete} aria-label="O mês em uma frase">
      <p className={classes.titulo}>{titulo}</p>
      <p>{nota}</p>
    </section>
  );
}

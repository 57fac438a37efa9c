import classes from './barra-de-andamento.module.css';

type BarraDeAndamentoProps = { rotulo: string; feitas: number; total: number; dizer: string };

/** How far something is that goes on without whoever looks at it. */
export function BarraDeAndamento({ rotulo, feitas, total, dizer }: BarraDeAndamentoProps) {
  return (
    <div
      className={classes.barra}
      role="progressbar"
      aria-label={rotulo}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={feitas}
      aria-valuetext={dizer}
    >
      <span style={{ transform: `scaleX(${total === 0 ? 0 : feitas / total})` }} />
    </div>
  );
}

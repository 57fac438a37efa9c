import type { ContasDaPromessa, Quantias } from '@indica-bem/domain/entrega/contas';
import classes from './contas.module.css';
import { CONTAS, situacaoDaConta } from './textos';

/** Promised, delivered, owed: of food and of wheelchairs each by itself. */
export function Contas({ contas }: { contas: ContasDaPromessa }) {
  return (
    <div className={classes.contas}>
      <Conta contas={contas} lado="kg" />
      <Conta contas={contas} lado="cadeiras" />
    </div>
  );
}

function Conta({ contas, lado }: { contas: ContasDaPromessa; lado: keyof Quantias }) {
  const conta = CONTAS[lado];
  const [prometido, entregue] = [contas.prometido[lado], contas.entregue[lado]];
  return (
    <section className={classes.conta} aria-label={conta.titulo}>
      <h2>{conta.titulo}</h2>
      <dl>
        <div>
          <dt>Prometido</dt>
          <dd>{conta.dizer(prometido)}</dd>
        </div>
        <div>
          <dt>Entregue</dt>
          <dd>{conta.dizer(entregue)}</dd>
        </div>
      </dl>
      <span className={classes.trilho} aria-hidden>
        <span style={{ width: `${100 * parteEntregue(prometido, entregue)}%` }} />
      </span>
      <p className={classes.situacao} data-falta={contas.falta[lado] > 0 || undefined}>
        {situacaoDaConta(conta, contas.falta[lado], contas.adiantado[lado])}
      </p>
    </section>
  );
}

function parteEntregue(prometido: number, entregue: number): number {
  if (prometido === 0) return entregue > 0 ? 1 : 0;
  return Math.min(1, entregue / prometido);
}

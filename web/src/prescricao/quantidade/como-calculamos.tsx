import type { Explicacao } from '@indica-bem/domain/dose/explicacao';
import { ComExpoente } from './com-expoente';
import classes from './como-calculamos.module.css';

/** From the weight to the grams, line by line, with what they rest on. */
export function ComoCalculamos({ explicacao }: { explicacao: Explicacao }) {
  const { contas, crescimento, textos, fonte, responsavel } = explicacao;
  return (
    <details className={classes.como}>
      <summary>Como calculamos</summary>
      <dl className={classes.contas}>
        {contas.map(({ rotulo, conta, valor }) => (
          <div key={rotulo}>
            <dt>
              {rotulo}
              {conta && (
                <small>
                  <ComExpoente>{conta}</ComExpoente>
                </small>
              )}
            </dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {crescimento && <p>{crescimento}</p>}
      {textos.map((texto) => (
        <p key={texto}>
          <ComExpoente>{texto}</ComExpoente>
        </p>
      ))}
      <p className={classes.fonte}>
        {fonte}
        {responsavel && ` ${responsavel}.`}
      </p>
    </details>
  );
}

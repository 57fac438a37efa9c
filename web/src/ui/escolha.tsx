import { useId } from 'react';
import classes from './escolha.module.css';

type EscolhaProps<V extends string> = {
  legenda: string;
  opcoes: readonly { valor: V; rotulo: string }[];
  valor: string;
  onChange: (valor: V) => void;
};

/** One of two or three, side by side and always in sight. */
export function Escolha<V extends string>({ legenda, opcoes, valor, onChange }: EscolhaProps<V>) {
  const nome = useId();
  return (
    <fieldset className={classes.escolha}>
      <legend>{legenda}</legend>
      <div className={classes.opcoes}>
        {opcoes.map((opcao) => (
          <label key={opcao.valor} className={classes.opcao}>
            <input
              type="radio"
              name={nome}
              value={opcao.valor}
              checked={opcao.valor === valor}
              onChange={() => onChange(opcao.valor)}
            />
            {opcao.rotulo}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

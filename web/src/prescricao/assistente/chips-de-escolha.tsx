import { type ReactNode, useId } from 'react';
import classes from './chips-de-escolha.module.css';

type ChipsDeEscolhaProps = {
  legenda: string;
  ajuda?: ReactNode;
  opcoes: readonly { chave: string; rotulo: string }[];
  valor: string;
  onChange: (chave: string) => void;
};

/** One of a few, all in sight. What a label says in brackets is set below it in small type. */
export function ChipsDeEscolha({ legenda, ajuda, opcoes, valor, onChange }: ChipsDeEscolhaProps) {
  const nome = useId();
  return (
    <fieldset className={classes.grupo}>
      <legend>{legenda}</legend>
      {ajuda && <p className={classes.ajuda}>{ajuda}</p>}
      <div className={classes.chips}>
        {opcoes.map(({ chave, rotulo }) => {
          const [titulo, detalhe] = rotulo.split(/ \((.*)\)$/);
          return (
            <label key={chave} className={classes.chip}>
              <input
                type="radio"
                name={nome}
                value={chave}
                checked={chave === valor}
                onChange={() => onChange(chave)}
                className={classes.controle}
              />
              <span>{titulo}</span>
              {detalhe && <small>{detalhe}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

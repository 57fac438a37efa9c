import { CONFERENCIAS, type Conferencia } from '@indica-bem/domain/cupom/leitura';
import { useId } from 'react';
import classes from './opcoes-da-conferencia.module.css';
import { CONFERENCIA } from './textos';

type OpcoesDaConferenciaProps = {
  valor: string;
  erro: string | undefined;
  onChange: (valor: Conferencia) => void;
};

/** Each with what it means in a store: the names alone say too little. */
export function OpcoesDaConferencia({ valor, erro, onChange }: OpcoesDaConferenciaProps) {
  const id = useId();
  return (
    <fieldset className={classes.opcoes}>
      <legend className="so-leitor">Como o caixa confere o cupom</legend>
      {CONFERENCIAS.map((cada) => (
        <label key={cada} className={classes.opcao}>
          <input
            type="radio"
            name={id}
            value={cada}
            checked={cada === valor}
            aria-labelledby={`${id}-${cada}`}
            aria-describedby={`${id}-${cada}-texto`}
            aria-invalid={erro ? true : undefined}
            onChange={() => onChange(cada)}
          />
          <strong id={`${id}-${cada}`}>{CONFERENCIA[cada].nome}</strong>
          <span id={`${id}-${cada}-texto`}>{CONFERENCIA[cada].texto}</span>
        </label>
      ))}
      {erro && (
        <p className={classes.erro} role="alert">
          {erro}
        </p>
      )}
    </fieldset>
  );
}

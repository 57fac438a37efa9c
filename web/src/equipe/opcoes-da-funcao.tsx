import { FUNCOES, type Funcao } from '@indica-bem/domain/contrato/equipe';
import { NOME_DA_FUNCAO, PARA_QUE_SERVE } from '@indica-bem/domain/equipe/funcoes';
import { useId } from 'react';
import classes from './opcoes-da-funcao.module.css';

type OpcoesDaFuncaoProps = { valor: string; erro: string | undefined; onChange: (valor: Funcao) => void };

/** Each with what it lets a person do: whoever chooses it answers for it. */
export function OpcoesDaFuncao({ valor, erro, onChange }: OpcoesDaFuncaoProps) {
  const id = useId();
  return (
    <fieldset className={classes.opcoes}>
      <legend>Função</legend>
      {FUNCOES.map((funcao) => (
        <label key={funcao} className={classes.opcao}>
          <input
            type="radio"
            name={id}
            value={funcao}
            checked={funcao === valor}
            aria-labelledby={`${id}-${funcao}`}
            aria-describedby={`${id}-${funcao}-texto`}
            aria-invalid={erro ? true : undefined}
            onChange={() => onChange(funcao)}
          />
          <strong id={`${id}-${funcao}`}>{NOME_DA_FUNCAO[funcao]}</strong>
          <span id={`${id}-${funcao}-texto`}>{PARA_QUE_SERVE[funcao]}</span>
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

import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { PESOS_DE_PACOTE, type PesoDePacote } from '@indica-bem/domain/cupom/regras';
import { useId } from 'react';
import classes from './pesos.module.css';

type PesosProps = {
  peso: PesoDePacote | null;
  onChange: (peso: PesoDePacote) => void;
  erro: string | undefined;
  fixo: boolean;
};

/** One package weight of those sold, as chips that are radio buttons underneath. */
export function Pesos({ peso, onChange, erro, fixo }: PesosProps) {
  const nome = useId();
  return (
    <fieldset disabled={fixo}>
      <legend className={classes.legenda}>Peso da embalagem (kg)</legend>
      <div className={classes.pesos}>
        {PESOS_DE_PACOTE.map((opcao) => (
          <label key={opcao} className={classes.peso}>
            <input
              type="radio"
              name={nome}
              checked={peso === opcao}
              aria-label={`${formatarDecimal(opcao, 1)} kg`}
              onChange={() => onChange(opcao)}
            />
            <span aria-hidden>{formatarDecimal(opcao, 1)}</span>
          </label>
        ))}
      </div>
      {erro && <p className={`erro-do-campo ${classes.erro}`}>{erro}</p>}
    </fieldset>
  );
}

import { ECC, type NivelDoEcc } from '@indica-bem/domain/dose/ecc';
import type { Especie } from '@indica-bem/domain/produto/regras';
import { useId } from 'react';
import { DesenhoDoEcc } from './desenho-do-ecc';
import classes from './escolha-do-ecc.module.css';

type EscolhaDoEccProps = { especie: Especie; valor: string; onChange: (nivel: string) => void };

/** Nine bodies to compare the animal with; the chosen one says what to see and what to feel. */
export function EscolhaDoEcc({ especie, valor, onChange }: EscolhaDoEccProps) {
  const nome = useId();
  const niveis = ECC[especie];
  const escolhido = niveis.find(({ nivel }) => String(nivel) === valor);
  return (
    <fieldset className={classes.grupo}>
      <legend>Condição corporal (ECC)</legend>
      <p className={classes.ajuda}>Olhe o pet de lado e de cima, passe a mão nas costelas e toque no mais parecido.</p>
      <div className={classes.niveis}>
        {niveis.map(({ nivel, nome: dito }) => (
          <label key={nivel} className={classes.nivel}>
            <input
              type="radio"
              name={nome}
              value={nivel}
              checked={String(nivel) === valor}
              aria-label={`ECC ${nivel}: ${dito}`}
              onChange={() => onChange(String(nivel))}
            />
            <strong>{nivel}</strong>
            <DesenhoDoEcc especie={especie} ecc={nivel} />
          </label>
        ))}
      </div>
      <div aria-live="polite">{escolhido && <Palavras nivel={escolhido} />}</div>
    </fieldset>
  );
}

function Palavras({ nivel: { nivel, nome, ver, sentir } }: { nivel: NivelDoEcc }) {
  return (
    <dl className={classes.palavras}>
      <div>
        <dt>ECC {nivel}</dt>
        <dd>{nome}</dd>
      </div>
      <div>
        <dt>O que se vê</dt>
        <dd>{ver}</dd>
      </div>
      <div>
        <dt>O que se sente</dt>
        <dd>{sentir}</dd>
      </div>
    </dl>
  );
}

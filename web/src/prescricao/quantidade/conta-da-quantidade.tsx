import { formatarDecimal, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import classes from './cartao-da-quantidade.module.css';
import type { QuantidadeDiaria } from './quantidade-diaria';

/** What the numbers rest on: the formula with the values that went in. */
export function ContaDaQuantidade({ quantidade }: { quantidade: QuantidadeDiaria }) {
  const { peso_pet, ecc, fator, expoente, energia_metabolizavel, gramas } = quantidade;
  return (
    <details className={classes.conta}>
      <summary>Em que os números se baseiam</summary>
      <p className={classes.formula}>
        {formatarDecimal(fator, 0)} × ({formatarDecimal(peso_pet, 3)} × {formatarDecimal(ecc, 2)})
        <sup>{formatarDecimal(expoente, 2)}</sup> kcal ÷ {formatarDecimal(energia_metabolizavel / 1000, 3)} kcal/g ={' '}
        {gramas} g por dia
      </p>
      <ul>
        <li>Peso do pet: {formatarPeso(peso_pet)}</li>
        <li>Fator da condição corporal: {formatarDecimal(ecc, 2)}</li>
        <li>Fator de energia: {formatarDecimal(fator, 0)}</li>
        <li>Energia metabolizável do produto: {formatarDecimal(energia_metabolizavel, 0)} kcal/kg</li>
      </ul>
      <p>Estimativa inicial: ajuste com o acompanhamento do pet.</p>
    </details>
  );
}

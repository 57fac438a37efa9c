import { formatarInteiro, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { Dose } from '@indica-bem/domain/dose/dose';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';

type CrescimentoAoLadoProps = {
  dose: Dose;
  confirmado: boolean;
  confirmar: (sim: boolean) => void;
};

/** Formula 1 knows adults only: what growing takes stands beside its number, and the partner says to have seen it. */
export function CrescimentoAoLado({ dose, confirmado, confirmar }: CrescimentoAoLadoProps) {
  const { crescimento } = dose;
  if (!crescimento) return null;
  const { peso_adulto, kcal, gramas, faixa } = crescimento;
  const [de, ate] = [faixa.minimo?.gramas, faixa.maximo?.gramas];
  return (
    <Cartao como="section" rotulo="O que o crescimento pede">
      <h3>O que o crescimento pede</h3>
      <Fatos
        forma="linhas"
        itens={[
          [`Para chegar a ${formatarPeso(peso_adulto)}`, `${formatarInteiro(gramas)} g/dia`],
          ['Faixa', de === undefined || ate === undefined ? null : `${de} a ${ate} g/dia`],
          ['Energia por dia', `${formatarInteiro(kcal)} kcal`],
          ['Vai na indicação', `${formatarInteiro(dose.gramas)} g/dia`],
        ]}
      />
      <Checkbox
        size="md"
        mt={4}
        label={`Vi a diferença e indico ${formatarInteiro(dose.gramas)} g por dia`}
        checked={confirmado}
        onChange={({ currentTarget }) => confirmar(currentTarget.checked)}
      />
    </Cartao>
  );
}

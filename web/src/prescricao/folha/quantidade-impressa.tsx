import { type DataIso, isoParaBr, somarDias } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { DoseLida } from '@indica-bem/domain/dose/dose';
import type { Explicacao } from '@indica-bem/domain/dose/explicacao';
import { Fatos } from '../../ui/fatos';
import classes from './documento.module.css';

type QuantidadeImpressaProps = { dose: DoseLida; explicacao: Explicacao; data: DataIso };

export function QuantidadeImpressa({ dose, explicacao, data }: QuantidadeImpressaProps) {
  const { refeicoes, faixa, petiscos, avisos, reavaliar } = explicacao;
  return (
    <>
      <p className={classes.gramas}>{formatarInteiro(dose.gramas)} g por dia</p>
      <Fatos
        itens={[
          ['Refeições', refeicoes],
          ['Faixa por dia', faixa],
          ['Energia por dia', `${formatarInteiro(dose.kcal)} kcal`],
          ['Petiscos', petiscos],
          ['Reavaliar', quandoReavaliar(data, reavaliar)],
        ]}
      />
      {dose.rampa && <RampaImpressa rampa={dose.rampa} />}
      {avisos.map((frase) => (
        <p key={frase} className={classes.ressalva}>
          {frase}
        </p>
      ))}
    </>
  );
}

/** "23/11/2026", or "entre 30/11/2026 e 14/12/2026". */
function quandoReavaliar(data: DataIso, { de, ate }: Explicacao['reavaliar']): string {
  const [primeiro, ultimo] = [isoParaBr(somarDias(data, de)), isoParaBr(somarDias(data, ate))];
  return de === ate ? `em ${primeiro}` : `entre ${primeiro} e ${ultimo}`;
}

function RampaImpressa({ rampa }: { rampa: NonNullable<DoseLida['rampa']> }) {
  return (
    <table className={classes.tabela}>
      <caption className="so-leitor">Introdução gradual</caption>
      <tbody>
        {rampa.map(({ dia, fracao, gramas }) => (
          <tr key={dia}>
            <th scope="row">{dia === rampa.length ? `${dia}º dia em diante` : `${dia}º dia`}</th>
            <td>{Math.round(fracao * 100)}%</td>
            <td>{gramas} g</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

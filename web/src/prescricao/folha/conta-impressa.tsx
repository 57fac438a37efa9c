import type { Explicacao } from '@indica-bem/domain/dose/explicacao';
import { ComExpoente } from '../quantidade/com-expoente';
import classes from './documento.module.css';

export function ContaImpressa({
  explicacao: { contas, crescimento, textos, fonte, responsavel },
}: {
  explicacao: Explicacao;
}) {
  return (
    <>
      <table className={classes.tabela}>
        <caption className="so-leitor">Conta, linha por linha</caption>
        <tbody>
          {contas.map(({ rotulo, conta, valor }) => (
            <tr key={rotulo}>
              <th scope="row">{rotulo}</th>
              <td>{conta && <ComExpoente>{conta}</ComExpoente>}</td>
              <td>{valor}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.miudo}>
        <ComExpoente>{[crescimento, ...textos].filter(Boolean).join(' ')}</ComExpoente>
      </p>
      <p className={classes.miudo}>
        {fonte}
        {responsavel && ` ${responsavel}.`}
      </p>
    </>
  );
}

import type { Explicacao } from '@indica-bem/domain/dose/explicacao';
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
              <td>{conta}</td>
              <td>{valor}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.miudo}>{[crescimento, ...textos].filter(Boolean).join(' ')}</p>
      <p className={classes.miudo}>
        {fonte}
        {responsavel && ` ${responsavel}.`}
      </p>
    </>
  );
}

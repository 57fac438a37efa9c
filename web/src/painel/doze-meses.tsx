import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import tabela from '../ui/tabela-do-grafico.module.css';
import classes from './doze-meses.module.css';

/** What the small lines of the totals draw, in figures, the newest first. */
export function DozeMeses({ serie }: Pick<Painel, 'serie'>) {
  return (
    <details className={tabela.detalhes}>
      <summary>Ver os últimos doze meses</summary>
      <table className={`${tabela.tabela} ${classes.tabela}`}>
        <caption className="so-leitor">O que cada mês trouxe</caption>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            <th scope="col">Cupons</th>
            <th scope="col">Compras</th>
            <th scope="col">Usuários</th>
          </tr>
        </thead>
        <tbody>
          {serie.toReversed().map(({ mes, cupons, compras, cadastros }) => (
            <tr key={mes}>
              <th scope="row">{nomeDoMes(mes)}</th>
              <td>{formatarInteiro(cupons)}</td>
              <td>{formatarInteiro(compras)}</td>
              <td>{formatarInteiro(cadastros)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

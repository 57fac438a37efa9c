import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { Pesagem } from '@indica-bem/domain/pet/peso';
import type { ReactNode } from 'react';
import tabela from '../../ui/tabela-do-grafico.module.css';
import classes from './tabela-dos-pesos.module.css';

type TabelaDosPesosProps = {
  nome: string;
  pesos: readonly Pesagem[];
  inicio: Pesagem | null;
  acoes?: ((pesagem: Pesagem) => ReactNode) | undefined;
};

/** Few are simply there; of many, the table opens when asked. */
const ABERTA_ATE = 4;

/** Newest first. What the partner weighed is told apart: it belongs to the recommendation and is not deleted here. */
export function TabelaDosPesos({ nome, pesos, inicio, acoes }: TabelaDosPesosProps) {
  const daIndicacao = inicio && !pesos.some(({ dia }) => dia === inicio.dia) ? inicio : null;
  const linhas = [...pesos, ...(daIndicacao ? [daIndicacao] : [])].sort((a, b) => (a.dia < b.dia ? 1 : -1));
  return (
    <details className={tabela.detalhes} open={linhas.length <= ABERTA_ATE}>
      <summary>Ver em tabela</summary>
      <table className={tabela.tabela}>
        <caption className="so-leitor">Pesos de {nome}</caption>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Peso</th>
            {acoes && (
              <th scope="col">
                <span className="so-leitor">Ações</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.dia}>
              <th scope="row">{isoParaBr(linha.dia)}</th>
              <td>
                {formatarPeso(linha.peso)}
                {linha === daIndicacao && <span className={classes.nota}> na indicação</span>}
              </td>
              {acoes && <td className={classes.acoes}>{linha !== daIndicacao && acoes(linha)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

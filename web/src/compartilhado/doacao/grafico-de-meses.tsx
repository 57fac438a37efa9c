import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { DoacaoDoMes } from '@indica-bem/domain/doacao/por-mes';
import { ComDicas, type PontoDoGrafico } from '../../ui/dica-do-grafico';
import tabela from '../../ui/tabela-do-grafico.module.css';
import { barrasDe } from './barras';
import classes from './grafico-de-meses.module.css';

export const ALTURA_DO_GRAFICO = 200;
const TOPO = 26;
const BASE = 172;

const kgEscrito = (kg: number) => `${formatarInteiro(kg)} kg`;

type GraficoProps = {
  meses: DoacaoDoMes[];
  /** What the table tells, when it is more than the bars have room for. */
  todos?: DoacaoDoMes[];
  nada: string;
};

/** Kilograms of each month as bars, with the same figures in a table. */
export function GraficoDeMeses({ meses, todos = meses, nada }: GraficoProps) {
  return (
    <>
      {meses.every(({ kg }) => kg === 0) && <p className={classes.nada}>{nada}</p>}
      <ComDicas rotulo="Ração mês a mês" pontos={pontosDe(meses)}>
        <Barras meses={meses} />
      </ComDicas>
      <details className={tabela.detalhes}>
        <summary>Ver em tabela</summary>
        <table className={`${tabela.tabela} ${classes.meses}`}>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              <th scope="col">Ração</th>
            </tr>
          </thead>
          <tbody>
            {todos.map(({ mes, kg }) => (
              <tr key={mes}>
                <th scope="row">{nomeDoMes(mes)}</th>
                <td>{kgEscrito(kg)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Barras({ meses }: { meses: DoacaoDoMes[] }) {
  const maior = Math.max(...meses.map(({ kg }) => kg));
  const letras = Math.max(...meses.map(({ kg }) => curto(kg).length));
  // Longer than its bar is wide, a number would run into the next: then only the highest says its own.
  const cabem = letras > 4 ? 'um' : letras > 3 ? 'no-largo' : 'todos';
  return (
    <svg className={classes.barras} data-cabem={cabem} height={ALTURA_DO_GRAFICO} role="img" aria-label={resumo(meses)}>
      <line x1="0" x2="100%" y1={BASE} y2={BASE} />
      {barrasDe(meses).map(({ mes, kg, centro, largura, altura }) => {
        const alto = altura * (BASE - TOPO);
        return (
          <g key={mes}>
            <rect x={`${centro - largura / 2}%`} width={`${largura}%`} y={BASE - alto} height={alto} rx={5} />
            {kg > 0 && (
              <text x={`${centro}%`} y={BASE - alto - 8} className={classes.valor} data-maior={kg === maior}>
                {curto(kg)}
              </text>
            )}
            <text x={`${centro}%`} y={BASE + 20}>
              {nomeDoMes(mes).slice(0, 3)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const pontosDe = (meses: DoacaoDoMes[]): PontoDoGrafico[] =>
  barrasDe(meses).map(({ mes, kg, centro }) => ({
    titulo: nomeDoMes(mes),
    centro,
    linhas: [{ nome: 'Ração', valor: kgEscrito(kg) }],
  }));

const curto = (kg: number) => (kg < 10_000 ? String(kg) : `${formatarDecimal(kg / 1000, kg < 100_000 ? 1 : 0)} mil`);

function resumo(meses: DoacaoDoMes[]): string {
  const total = meses.reduce((soma, { kg }) => soma + kg, 0);
  const maior = meses.reduce((a, b) => (b.kg > a.kg ? b : a));
  const melhor = maior.kg > 0 ? `, o melhor deles ${nomeDoMes(maior.mes)} com ${kgEscrito(maior.kg)}` : '';
  return `Gráfico de barras: ${kgEscrito(total)} de ração em ${meses.length} meses${melhor}.`;
}

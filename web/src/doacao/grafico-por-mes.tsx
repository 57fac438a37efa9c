import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verDoacaoPorMes } from '@indica-bem/domain/doacao/chamadas';
import type { DoacaoDoMes } from '@indica-bem/domain/doacao/por-mes';
import { mesCurto, nomeDoMes } from '@indica-bem/domain/evento/calendario';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import { Esqueleto } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import tabela from '../ui/tabela-do-grafico.module.css';
import { barrasDe } from './barras';
import classes from './grafico-por-mes.module.css';

const ALTO = 200;
const TOPO = 26;
const BASE = 172;

const kgEscrito = (kg: number) => `${formatarInteiro(kg)} kg`;

/** Kilograms given in each of the last twelve months, with the same figures in a table. */
export function GraficoPorMes() {
  const { data, error, refetch } = useQuery(consulta(verDoacaoPorMes));
  return (
    <section className={classes.cartao} aria-labelledby="por-mes">
      <h2 id="por-mes">Doações mês a mês</h2>
      {data && <Grafico meses={data.meses} />}
      {!data && !error && <Esqueleto altura={ALTO} raio={12} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </section>
  );
}

function Grafico({ meses }: { meses: DoacaoDoMes[] }) {
  const nada = meses.every(({ kg }) => kg === 0);
  return (
    <>
      {nada && <p className={classes.nada}>As próximas doações aparecem aqui a cada cupom validado.</p>}
      <Barras meses={meses} />
      <details className={tabela.detalhes}>
        <summary>Ver em tabela</summary>
        <table className={`${tabela.tabela} ${classes.meses}`}>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              <th scope="col">Ração doada</th>
            </tr>
          </thead>
          <tbody>
            {meses.map(({ mes, kg }) => (
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
  return (
    <svg className={classes.barras} height={ALTO} role="img" aria-label={resumo(meses)}>
      <line x1="0" x2="100%" y1={BASE} y2={BASE} />
      {barrasDe(meses).map(({ mes, kg, centro, largura, altura }) => {
        const alto = altura * (BASE - TOPO);
        return (
          <g key={mes}>
            <rect x={`${centro - largura / 2}%`} width={`${largura}%`} y={BASE - alto} height={alto} rx={5} />
            {kg > 0 && (
              <text x={`${centro}%`} y={BASE - alto - 8} className={classes.valor}>
                {kg.toLocaleString('pt-BR', { notation: 'compact' })}
              </text>
            )}
            <text x={`${centro}%`} y={BASE + 20}>
              {mesCurto(`${mes}-01`)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function resumo(meses: DoacaoDoMes[]): string {
  const total = meses.reduce((soma, { kg }) => soma + kg, 0);
  const maior = meses.reduce((a, b) => (b.kg > a.kg ? b : a));
  const melhor = maior.kg > 0 ? `, o melhor deles ${nomeDoMes(maior.mes)} com ${kgEscrito(maior.kg)}` : '';
  return `Gráfico de barras: ${kgEscrito(total)} de ração em ${meses.length} meses${melhor}.`;
}

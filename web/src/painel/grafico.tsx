import { nomeSoDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarCompacto, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { campoDoMes, MESES, SITUACOES, type Situacao } from '@indica-bem/domain/painel/numeros';
import { useId } from 'react';
import { ComDicas, type PontoDoGrafico } from '../ui/dica-do-grafico';
import classes from './grafico.module.css';
import { type Pilha, pilhasDe } from './pilhas';

const NOMES: Record<Situacao, string> = { Efetivadas: 'Efetivadas', Pendentes: 'Pendentes', Ativas: 'Ativas' };
const MARCAS = [0, 0.25, 0.5, 0.75, 1];
const emMaiuscula = (nome: string) => `${nome.charAt(0).toUpperCase()}${nome.slice(1)}`;

/** Recommendations by the month they were made in, in three parts; the same figures stand in a table. */
export function Grafico({ painel }: { painel: Painel }) {
  const { pilhas, topo } = pilhasDe(painel);
  const vazio = pilhas.every(({ total }) => total === 0);
  return (
    <figure className={classes.grafico}>
      <ul className={classes.legenda}>
        {SITUACOES.map((situacao) => (
          <li key={situacao} data-situacao={situacao}>
            {NOMES[situacao]}
          </li>
        ))}
      </ul>
      {vazio && <p className={classes.vazio}>Nenhuma indicação em {painel.ano}. Escolha outro ano.</p>}
      <div className={classes.area}>
        <div className={classes.escala} aria-hidden="true">
          {MARCAS.map((parte) => (
            <span key={parte} style={{ bottom: `${parte * 100}%` }}>
              {formatarCompacto(topo * parte)}
            </span>
          ))}
        </div>
        <ComDicas rotulo={`Indicações de ${painel.ano}, mês a mês`} pontos={pilhas.map(pontoDe)}>
          <Barras pilhas={pilhas} resumo={resumo(painel, pilhas)} />
        </ComDicas>
      </div>
      <details className={classes.detalhes}>
        <summary>Ver em tabela</summary>
        <Tabela painel={painel} />
      </details>
    </figure>
  );
}

function Barras({ pilhas, resumo }: { pilhas: Pilha[]; resumo: string }) {
  const hachura = useId();
  const maior = Math.max(...pilhas.map(({ total }) => total));
  return (
    <svg className={classes.barras} role="img" aria-label={resumo}>
      <Hachura id={hachura} />
      {MARCAS.map((parte) => (
        <line key={parte} x1="0" x2="100%" y1={`${100 - parte * 100}%`} y2={`${100 - parte * 100}%`} />
      ))}
      {pilhas.map(({ mes, total, centro, largura, fatias, altura }) => (
        <g key={mes}>
          {fatias
            .filter(({ quantas }) => quantas > 0)
            .map(({ situacao, base, altura: alta }) => (
              <rect
                key={situacao}
                data-situacao={situacao}
                fill={situacao === 'Pendentes' ? `url(#${hachura})` : 'var(--parte)'}
                x={`${centro - largura / 2}%`}
                width={`${largura}%`}
                y={`${(1 - base - alta) * 100}%`}
                height={`${alta * 100}%`}
              />
            ))}
          {total > 0 && (
            <text
              className={classes.total}
              data-maior={total === maior}
              x={`${centro}%`}
              y={`${(1 - altura) * 100}%`}
              dy="-6"
            >
              {formatarCompacto(total)}
            </text>
          )}
          <text x={`${centro}%`} y="100%" dy="22">
            {mes}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** What is still to happen is hatched: told from its neighbours without its colour. */
function Hachura({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={classes.fundo} width="7" height="7" data-situacao="Pendentes" />
        <rect className={classes.risco} width="2" height="7" />
      </pattern>
    </defs>
  );
}

const pontoDe = ({ total, centro, fatias }: Pilha, mes: number): PontoDoGrafico => ({
  titulo: `${emMaiuscula(nomeSoDoMes(`2000-${String(mes + 1).padStart(2, '0')}`))}, ${total === 1 ? '1 indicação' : `${formatarInteiro(total)} indicações`}`,
  centro,
  linhas: fatias.map(({ situacao, quantas }) => ({ nome: NOMES[situacao], valor: formatarInteiro(quantas) })),
});

function Tabela({ painel }: { painel: Painel }) {
  return (
    <table className={classes.tabela}>
      <caption className="so-leitor">Indicações de {painel.ano}, mês a mês</caption>
      <thead>
        <tr>
          <th scope="col">Mês</th>
          {SITUACOES.map((situacao) => (
            <th key={situacao} scope="col">
              {NOMES[situacao]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MESES.map((mes) => (
          <tr key={mes}>
            <th scope="row">{mes}</th>
            {SITUACOES.map((situacao) => (
              <td key={situacao}>{formatarInteiro(painel[campoDoMes(situacao, mes)])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function resumo({ ano, funil }: Painel, pilhas: Pilha[]): string {
  const maior = pilhas.reduce((a, b) => (b.total > a.total ? b : a));
  const melhor = maior.total > 0 ? `; o mês com mais foi ${maior.mes}, com ${formatarInteiro(maior.total)}` : '';
  return `Gráfico de barras empilhadas: ${formatarInteiro(funil.emitidas)} indicações em ${ano}${melhor}.`;
}

import type { MesFechado } from '@indica-bem/domain/acerto/formas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { Link } from 'react-router';
import { Botao } from '../../ui/botao';
import { type Coluna, Tabela } from '../../ui/tabela';
import { comMaiuscula, quantas, reais } from '../reais';
import classes from './tabela-de-meses.module.css';

const COLUNAS: Coluna<MesFechado>[] = [
  {
    nome: 'Mês',
    titulo: true,
    mostrar: ({ mes, fechamento, contestacoes }) => (
      <>
        <strong>{comMaiuscula(nomeDoMes(mes))}</strong>
        <small>
          {fechadoPor(fechamento)}
          {contestacoes > 0 && <span className={classes.soNaLinha}> · {contestadas(contestacoes)}</span>}
        </small>
      </>
    ),
  },
  { nome: 'Lojas', alinhar: 'direita', mostrar: ({ acertos }) => formatarInteiro(acertos) },
  { nome: 'Parte do grupo', alinhar: 'direita', mostrar: ({ parte_grupo }) => reais(parte_grupo) },
  {
    nome: 'A pagar',
    alinhar: 'direita',
    noCelular: 'fato',
    unidade: () => 'a pagar',
    mostrar: ({ mes, a_pagar }) => <Soma mes={mes} situacao="a_pagar" {...a_pagar} />,
  },
  {
    nome: 'Pago',
    alinhar: 'direita',
    noCelular: 'segundo-fato',
    unidade: () => 'pagos',
    mostrar: ({ mes, pago }) => <Soma mes={mes} situacao="pago" {...pago} />,
  },
  {
    nome: 'Transportado',
    alinhar: 'direita',
    mostrar: ({ mes, transportado }) =>
      transportado.acertos > 0 && <Soma mes={mes} situacao="transportado" {...transportado} />,
  },
  {
    nome: 'Contestações',
    alinhar: 'direita',
    mostrar: ({ mes, contestacoes }) =>
      contestacoes > 0 && (
        <Link to={`/acertos/lojas?mes=${mes}&situacao=contestado`}>{quantas(contestacoes, 'aberta', 'abertas')}</Link>
      ),
  },
];

const contestadas = (quantos: number) => quantas(quantos, 'contestação aberta', 'contestações abertas');

function fechadoPor({ estado, pedido_por }: MesFechado['fechamento']): string {
  if (estado === 'em_andamento') return 'Fechamento em andamento';
  if (estado === 'falhou') return 'Fechado em parte';
  return pedido_por ? `Fechado por ${pedido_por}` : 'Fechado';
}

type SomaProps = { mes: string; situacao: string; acertos: number; total: number };

/** How much, and how many stores: a way to them. */
function Soma({ mes, situacao, acertos, total }: SomaProps) {
  if (acertos === 0) return reais(0);
  return (
    <>
      {reais(total)}
      <small>
        <Link to={`/acertos/lojas?mes=${mes}&situacao=${situacao}`}>{quantas(acertos, 'loja', 'lojas')}</Link>
      </small>
    </>
  );
}

export function TabelaDeMeses({ meses }: { meses: MesFechado[] }) {
  return (
    <Tabela
      legenda="Meses fechados, do mais novo"
      abre="linha"
      colunas={COLUNAS}
      itens={meses}
      chave={({ mes }) => mes}
      acoes={({ mes }) => (
        <Botao para={`/acertos/lojas?mes=${mes}`} aria-label={`Ver as lojas de ${nomeDoMes(mes)}`}>
          Ver lojas
        </Botao>
      )}
    />
  );
}

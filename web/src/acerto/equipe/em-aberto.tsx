import type { verEmAberto } from '@indica-bem/domain/acerto/chamadas';
import type { Fechamento, MesEmAberto, MesFechado } from '@indica-bem/domain/acerto/formas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { type Coluna, Tabela } from '../../ui/tabela';
import { comMaiuscula, quantas, reais } from '../reais';
import classes from './fechamento.module.css';
import { useFecharMes } from './use-fechar-mes';

type Aberto = RespostaDe<typeof verEmAberto>;
type EmAbertoProps = {
  consulta: UseQueryResult<Aberto>;
  ultimo: MesFechado | undefined;
  /** What the page above offers to close already. */
  aFechar: string | null;
  aoPedir: (fechamento: Fechamento) => void;
};

const COLUNAS: Coluna<MesEmAberto>[] = [
  {
    nome: 'Mês da compra',
    titulo: true,
    mostrar: ({ mes, terminou }) => (
      <>
        <strong>{comMaiuscula(nomeDoMes(mes))}</strong>
        {!terminou && <small>Ainda não terminou</small>}
      </>
    ),
  },
  {
    nome: 'Compras',
    alinhar: 'direita',
    noCelular: 'fato',
    unidade: ({ compras }) => (compras === 1 ? 'compra' : 'compras'),
    mostrar: ({ compras }) => formatarInteiro(compras),
  },
  { nome: 'Desconto', alinhar: 'direita', mostrar: ({ valorDescontado }) => reais(valorDescontado) },
  { nome: 'Parte da loja', alinhar: 'direita', mostrar: ({ parte_loja }) => reais(parte_loja) },
  {
    nome: 'Parte do grupo',
    alinhar: 'direita',
    noCelular: 'segundo-fato',
    unidade: () => 'do grupo',
    mostrar: ({ parte_grupo }) => reais(parte_grupo),
  },
  {
    nome: 'Em análise',
    alinhar: 'direita',
    mostrar: ({ em_analise }) =>
      em_analise.compras > 0 && `${quantas(em_analise.compras, 'compra', 'compras')}, ${reais(em_analise.parte_grupo)}`,
  },
];

/** What stands in no settlement yet, by the month it was bought in, and the closing of what is over. */
export function EmAberto({ consulta: { data, error, isPending, refetch }, ultimo, aFechar, aoPedir }: EmAbertoProps) {
  const seFecha = data && oQueSeFecha(data, ultimo, aFechar);
  return (
    <section className={classes.emAberto} aria-labelledby="em-aberto">
      <h2 id="em-aberto">Em aberto</h2>
      {isPending && <EsqueletoDeLista linhas={1} />}
      {error && !data && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {data && data.ajustes.ajustes > 0 && (
        <p className={classes.detalhe}>
          {quantas(data.ajustes.ajustes, 'ajuste', 'ajustes')} de compras estornadas depois de fechadas:{' '}
          {reais(data.ajustes.parte_grupo)}, no próximo fechamento de cada loja.
        </p>
      )}
      {data?.meses.length === 0 && (
        <p className={classes.detalhe}>Nenhuma compra em aberto: todas estão em um acerto.</p>
      )}
      {data && data.meses.length > 0 && (
        <Tabela
          legenda="O que não está em nenhum acerto, por mês da compra"
          abre="aqui"
          nomear={({ mes }) => nomeDoMes(mes)}
          colunas={COLUNAS}
          itens={data.meses}
          chave={({ mes }) => mes}
          acoes={({ mes }) =>
            mes === seFecha && <Fechar {...{ mes, aoPedir }} aberto={data} deNovo={mes === ultimo?.mes} />
          }
        />
      )}
    </section>
  );
}

/**
 * Which of them has a button of its own: what came late of the last closed month, for stores that had nothing then, or the
 * oldest that was left behind. The others go in with the month that is closed after them.
 */
function oQueSeFecha({ meses }: Aberto, ultimo: MesFechado | undefined, aFechar: string | null): string | undefined {
  const fechaveis = meses.filter(({ mes, terminou, compras }) => terminou && compras > 0 && mes >= (ultimo?.mes ?? ''));
  const mes = fechaveis.at(-1)?.mes;
  return mes === aFechar ? undefined : mes;
}

type FecharProps = Pick<EmAbertoProps, 'aoPedir'> & { mes: string; aberto: Aberto; deNovo: boolean };

function Fechar({ mes, aberto, deNovo, aoPedir }: FecharProps) {
  const { perguntar, enviando } = useFecharMes(mes, aoPedir);
  return (
    <Botao
      loading={enviando}
      aria-label={deNovo ? `Fechar o que falta de ${nomeDoMes(mes)}` : `Fechar só ${nomeDoMes(mes)}`}
      onClick={() => void perguntar(aberto, deNovo)}
    >
      {deNovo ? 'Fechar o que falta' : 'Fechar só este mês'}
    </Botao>
  );
}

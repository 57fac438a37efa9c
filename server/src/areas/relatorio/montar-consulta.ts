import { type FiltrosDoRelatorio, LINHAS_CONTADAS } from '@indica-bem/domain/relatorio/contrato';
import { ehPerfilDeCadastro, type PerfilDeCadastro, periodoDosMeses } from '@indica-bem/domain/relatorio/tipos';
import pg from 'pg';
import { fixo } from '../../nucleo/colunas-de-csv';
import type { Planilha } from '../../nucleo/exportar-csv';
import { CADASTROS } from './cadastros';
import { HOJE, PRESCRICOES, type Relatorio } from './prescricoes';

/** `previa`: the first rows as they are looked at, which may say less than the file. */
export type Consulta = Planilha & { total: string; previa: string };

const { escapeLiteral } = pg;

/** COPY takes no parameters: the few values, already checked by the contract, are written as literals. */
export function montarConsulta(filtros: FiltrosDoRelatorio, hoje: string): Consulta {
  const relatorio = relatorioDo(filtros);
  return escrever(relatorio, [...noPeriodo(relatorio.dia, filtros), ...doPerfil(filtros)], hoje);
}

/** Of the report of registrations, those of these accounts. */
export function montarSelecao(perfil: PerfilDeCadastro, ids: readonly number[], hoje: string): Consulta {
  const relatorio = CADASTROS[perfil];
  return escrever(relatorio, [`${relatorio.id} in (${ids.map(Number).join()})`], hoje);
}

function escrever(
  { de, soMostra = '', onde, dia, id, ...relatorio }: Relatorio,
  filtros: string[],
  hoje: string,
): Consulta {
  const condicoes = [onde, ...filtros].join(' and ');
  const ordem = fixo('ordem', 'Ordem', `(row_number() over (order by ${dia}, ${id}))::text`);
  const colunas: Relatorio['colunas'] = [ordem, ...relatorio.colunas];
  const linhas = (sqlDe: (coluna: (typeof colunas)[number]) => string) =>
    `select ${colunas.map((c) => `${sqlDe(c).replaceAll(HOJE, `${escapeLiteral(hoje)}::date`)} as ${c.chave}`).join(', ')}
      from ${de} ${soMostra} where ${condicoes} order by ${dia}, ${id}`;
  return {
    colunas,
    linhas: linhas(({ sql }) => sql),
    previa: linhas(({ sql, sqlNaPrevia }) => sqlNaPrevia ?? sql),
    total: `select count(*) as total from (select from ${de} where ${condicoes} limit ${LINHAS_CONTADAS + 1}) as linhas`,
  };
}

function relatorioDo({ tipo_report, perfil }: FiltrosDoRelatorio): Relatorio {
  if (tipo_report !== '9') return PRESCRICOES[tipo_report];
  if (!ehPerfilDeCadastro(perfil)) throw new Error('o contrato deixou passar um relatório 9 sem perfil');
  return CADASTROS[perfil];
}

function noPeriodo(dia: string, { data_referencia_inicio: inicio, data_referencia_fim: fim }: FiltrosDoRelatorio) {
  if (!inicio || !fim) return [];
  const { de, ate } = periodoDosMeses(inicio, fim);
  return [`${dia} between ${escapeLiteral(de)}::date and ${escapeLiteral(ate)}::date`];
}

function doPerfil({ tipo_report, perfil }: FiltrosDoRelatorio) {
  return tipo_report !== '9' && perfil ? [`r.perfil = ${escapeLiteral(perfil)}`] : [];
}

import type { Readable } from 'node:stream';
import type { FiltrosDosAcertos } from '@indica-bem/domain/acerto/contrato';
import { NOMES_DAS_SITUACOES_DO_ACERTO } from '@indica-bem/domain/acerto/regras';
import { primeiroDia } from '@indica-bem/domain/brasil/mes';
import pg from 'pg';
import { type Autoria, auditarSaida } from '../../nucleo/auditoria';
import { padroesDaBusca } from '../../nucleo/busca';
import { cnpj, data, fixo, numero, reais, rotulo, texto } from '../../nucleo/colunas-de-csv';
import type { Contexto } from '../../nucleo/contexto';
import { exportarCsv } from '../../nucleo/exportar-csv';
import { BUSCA_DO_ACERTO, NA_SITUACAO, SITUACAO } from './situacao';
import { HERDADO } from './sql';

const { escapeLiteral } = pg;

const COLUNAS = [
  fixo('mes', 'Mês', `to_char(a.mes, 'MM/YYYY')`),
  texto('loja', 'Loja', 'a.nome_fantasia'),
  texto('razao_social', 'Razão social', 'a.razao_social'),
  cnpj('cnpj', 'CNPJ', 'a.cnpj'),
  numero('compras', 'Compras', 'a.compras'),
  numero('ajustes', 'Ajustes', 'a.ajustes'),
  reais('valor', 'Valor das compras', 'a.valor'),
  reais('descontado', 'Valor descontado', 'a.descontado'),
  reais('parte_loja', 'Parte da loja', 'a.parte_loja'),
  reais('parte_grupo', 'Parte do grupo', 'a.parte_grupo'),
  reais('anterior', 'Do acerto anterior', 'a.anterior'),
  reais('total', 'Total', 'a.total'),
  rotulo('situacao', 'Situação', `(${SITUACAO})`, NOMES_DAS_SITUACOES_DO_ACERTO),
  data('data_pagamento', 'Data do pagamento', 'p.data'),
  texto('referencia', 'Referência', 'p.referencia'),
  numero(
    'contestacoes',
    'Contestações abertas',
    `(select count(*) from contestacao k where k.acerto_id = a.id and k.estado = 'aberta')`,
  ),
  reais('herdado', 'Do anterior, de outro cadastro do CNPJ', HERDADO),
  fixo(
    'levado',
    'Saldo levado ao acerto',
    `(select w.id || ', de ' || to_char(w.mes, 'MM/YYYY') from acerto_divida v join acerto w on w.id = v.acerto_id where v.de_id = a.id)`,
  ),
];

/** The settlements that the filter finds, while they are read. */
export async function exportarAcertos(
  { db, leitor }: Contexto,
  filtros: FiltrosDosAcertos,
  autoria: Autoria,
): Promise<Readable> {
  await auditarSaida(db, autoria, { id: null });
  return exportarCsv(leitor, {
    colunas: COLUNAS,
    linhas: `select ${COLUNAS.map(({ chave, sql }) => `${sql} as ${chave}`).join(', ')}
      from acerto a left join acerto_pagamento p on p.acerto_id = a.id and p.desfeito_em is null
     where ${onde(filtros)} order by a.mes desc, a.nome_fantasia collate pt_br, a.id`,
  });
}

/** COPY takes no parameters: what was typed goes in as a literal. */
const onde = ({ mes, situacao, busca }: FiltrosDosAcertos): string =>
  [
    'true',
    ...(mes ? [`a.mes = ${escapeLiteral(primeiroDia(mes))}::date`] : []),
    ...(situacao ? [NA_SITUACAO[situacao]] : []),
    ...padroesDaBusca(busca).map((padrao) => `${BUSCA_DO_ACERTO} like ${escapeLiteral(padrao)}`),
  ].join(' and ');

import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarInteressados as chamada, Interessado } from '@indica-bem/domain/interesse/contrato';
import type { OrdemDosInteressados } from '@indica-bem/domain/interesse/regras';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { type Chave, depoisDaLinha, emOrdemDe, nosDoisSentidos, type Ordem, paginaEmOrdem } from '../../nucleo/ordem';
import { contarInteresses } from './contar-interesses';
import { lerInteressados } from './sql';

const ID: Chave<Interessado> = { sql: 'i.id', tipo: 'inteiro', de: ({ id }) => id };
const ORDENS: Record<OrdemDosInteressados, Ordem<Interessado>> = {
  recentes: [{ ...ID, desce: true }],
  antigos: [ID],
  ...nosDoisSentidos('nome', [{ sql: 'i.nome collate pt_br', tipo: 'texto', de: (i: Interessado) => i.nome }, ID]),
};

export async function listarInteressados(
  db: Leitura,
  { situacao, tipo, busca, ordem, cursor, limite }: Entrada<typeof chamada>['query'],
): Promise<Resposta<typeof chamada>> {
  const condicoes = [sql`true`];
  if (situacao) condicoes.push(sql`i.situacao = ${situacao}`);
  if (tipo) condicoes.push(sql`i.tipo = ${tipo}`);
  const padroes = padroesDaBusca(busca);
  if (padroes.length > 0) condicoes.push(sql`i.busca like all (${padroes}::text[])`);
  condicoes.push(depoisDaLinha(cursor, ORDENS[ordem]));
  const onde = sql.join(condicoes, sql` and `);
  const linhas = await lerInteressados(db, { onde, ordem: emOrdemDe(ORDENS[ordem]), limite: limite + 1 });
  const { visiveis, proximo } = paginaEmOrdem(linhas, limite, ORDENS[ordem]);
  return {
    interessados: visiveis,
    proximo,
    novos: cursor ? null : await contarInteresses(db),
  };
}

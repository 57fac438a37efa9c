import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarTutores as chamada } from '@indica-bem/domain/tutor/contrato';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { contarAte, depoisDe, emOrdem } from '../../nucleo/pagina';
import { NA_SITUACAO, pediuExclusao, situacaoDaConta } from '../conta/ler-da-conta';
import { paginaDePessoas } from '../conta/pagina-de-pessoas';
import { apresentarTutor } from './ler-tutor';

type Filtro = Entrada<typeof chamada>['query'];

export async function listarTutores(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const padroes = padroesDaBusca(filtro.busca);
  const poucos = padroes.length > 0 && !(await achaMuitos(db, padroes));
  let consulta = db
    .selectFrom('tutor as t')
    .innerJoin('conta as c', 'c.id', 't.id')
    .select(['t.id', 't.nome', 't.cpf', 'c.email', 't.telefone', 't.data_nascimento', situacaoDaConta.as('situacao')])
    .select(pediuExclusao.as('pediu_exclusao'))
    .where('c.excluida_em', 'is', null);
  for (const padrao of padroes) consulta = consulta.where('t.busca', 'like', padrao);
  if (filtro.situacao) consulta = consulta.where('c.papel', '=', 'tutor').where(NA_SITUACAO[filtro.situacao]);
  const total = await contarAte(db, consulta, filtro.cursor);
  const ordenacao = { nome: 't.nome', id: 't.id', ordem: filtro.ordem, acharAntes: poucos };
  const { visiveis, proximo } = await paginaDePessoas(filtro, ({ naSituacao, cursor, limite }) =>
    consulta.where(naSituacao).where(depoisDe(cursor, ordenacao)).orderBy(emOrdem(ordenacao)).limit(limite).execute(),
  );
  const tutors = visiveis.map(({ situacao, pediu_exclusao, ...linha }) => ({
    ...apresentarTutor(linha),
    situacao,
    pediu_exclusao,
  }));
  return { tutors, total, proximo };
}

const MUITOS = 0.25;

/** 'gmail' finds most of a million: sorting them all would take seconds. A hundredth of the table tells in a few milliseconds. */
async function achaMuitos(db: Leitura, padroes: string[]): Promise<boolean> {
  const { rows } = await sql<{ parte: number | null }>`
    select avg((busca like all (${padroes}::text[]))::int) as parte from tutor tablesample system (1)`.execute(db);
  return (rows[0]?.parte ?? 0) > MUITOS;
}

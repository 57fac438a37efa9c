import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarTutores as chamada } from '@indica-bem/domain/tutor/contrato';
import { sql } from 'kysely';
import { situacaoDaConta } from '../conta/ler-da-conta';
import type { Leitura } from '../db/conexao';
import { padroesDaBusca } from '../http/busca';
import { depoisDe, paginaPorNome } from '../http/pagina';
import { apresentarTutor } from './ler-tutor';

type Filtro = { busca?: string | undefined; cursor?: string | undefined; limite: number };

export async function listarTutores(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  let consulta = db
    .selectFrom('tutor as t')
    .innerJoin('conta as c', 'c.id', 't.id')
    .select(['t.id', 't.nome', 't.cpf', 'c.email', 't.telefone', 't.data_nascimento', situacaoDaConta.as('situacao')])
    .where('c.excluida_em', 'is', null);
  for (const padrao of padroesDaBusca(filtro.busca)) consulta = consulta.where('t.busca', 'like', padrao);
  const depois = depoisDe(filtro.cursor);
  if (depois) consulta = consulta.where(sql<boolean>`(t.nome, t.id) > (${depois.nome}, ${depois.id})`);
  const linhas = await consulta
    .orderBy('t.nome')
    .orderBy('t.id')
    .limit(filtro.limite + 1)
    .execute();
  const { visiveis, proximo } = paginaPorNome(linhas, filtro.limite);
  return { tutors: visiveis.map((linha) => ({ ...apresentarTutor(linha), situacao: linha.situacao })), proximo };
}

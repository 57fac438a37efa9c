import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarPrescritores as chamada, Prescritor } from '@indica-bem/domain/prescritor/contrato';
import { sql } from 'kysely';
import { situacaoDaConta } from '../conta/ler-da-conta';
import type { Leitura } from '../db/conexao';
import { padroesDaBusca } from '../http/busca';
import { depoisDe, paginaPorNome } from '../http/pagina';
import { apresentarPrescritor, COLUNAS_DO_PRESCRITOR } from './ler-prescritor';

type Filtro = {
  busca?: string | undefined;
  perfil?: Prescritor['perfil'] | undefined;
  cursor?: string | undefined;
  limite: number;
};

export async function listarPrescritores(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  let consulta = db
    .selectFrom('prescritor as p')
    .innerJoin('conta as c', 'c.id', 'p.id')
    .select(COLUNAS_DO_PRESCRITOR)
    .select(situacaoDaConta.as('situacao'))
    .where('c.excluida_em', 'is', null);
  if (filtro.perfil) consulta = consulta.where('p.perfil', '=', filtro.perfil);
  for (const padrao of padroesDaBusca(filtro.busca)) consulta = consulta.where('p.busca', 'like', padrao);
  const depois = depoisDe(filtro.cursor);
  if (depois) consulta = consulta.where(sql<boolean>`(p.nome, p.id) > (${depois.nome}, ${depois.id})`);
  const linhas = await consulta
    .orderBy('p.nome')
    .orderBy('p.id')
    .limit(filtro.limite + 1)
    .execute();
  const { visiveis, proximo } = paginaPorNome(linhas, filtro.limite);
  return {
    prescribers: visiveis.map(({ situacao, ...linha }) => ({ ...apresentarPrescritor(linha), situacao })),
    proximo,
  };
}

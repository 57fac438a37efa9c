import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarPrescritores as chamada } from '@indica-bem/domain/prescritor/contrato';
import { confereAte } from '@indica-bem/domain/prescritor/licenca';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { contarAte, depoisDe, emOrdem } from '../../nucleo/pagina';
import { NA_SITUACAO, pediuExclusao, situacaoDaConta } from '../conta/ler-da-conta';
import { paginaDePessoas } from '../conta/pagina-de-pessoas';
import { apresentarPrescritor, COLUNAS_DO_PRESCRITOR } from './ler-prescritor';

type Filtro = Entrada<typeof chamada>['query'];

export async function listarPrescritores(db: Leitura, filtro: Filtro, hoje: string): Promise<Resposta<typeof chamada>> {
  let consulta = db
    .selectFrom('prescritor as p')
    .innerJoin('conta as c', 'c.id', 'p.id')
    .select(COLUNAS_DO_PRESCRITOR)
    .select([situacaoDaConta.as('situacao'), pediuExclusao.as('pediu_exclusao')])
    .where('c.excluida_em', 'is', null);
  if (filtro.perfil) consulta = consulta.where('p.perfil', '=', filtro.perfil);
  if (filtro.crmv) consulta = consulta.where('p.crmv_vale_ate', '<=', confereAte(hoje));
  for (const padrao of padroesDaBusca(filtro.busca)) consulta = consulta.where('p.busca', 'like', padrao);
  if (filtro.situacao) consulta = consulta.where('c.papel', '=', 'prescritor').where(NA_SITUACAO[filtro.situacao]);
  const total = await contarAte(db, consulta, filtro.cursor);
  const ordenacao = { nome: 'p.nome', id: 'p.id', ordem: filtro.ordem, acharAntes: Boolean(filtro.busca) };
  const { visiveis, proximo } = await paginaDePessoas(filtro, ({ naSituacao, cursor, limite }) =>
    consulta.where(naSituacao).where(depoisDe(cursor, ordenacao)).orderBy(emOrdem(ordenacao)).limit(limite).execute(),
  );
  return {
    prescribers: visiveis.map(({ situacao, pediu_exclusao, ...linha }) => ({
      ...apresentarPrescritor(linha),
      situacao,
      pediu_exclusao,
    })),
    total,
    proximo,
  };
}

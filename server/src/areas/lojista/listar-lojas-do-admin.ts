import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import { LOJAS_POR_VEZ } from '@indica-bem/domain/campanha/regras';
import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Total } from '@indica-bem/domain/contrato/tipos';
import type { LojistaDoAdmin, listarIdsDeLojistas, listarLojistas } from '@indica-bem/domain/lojista/contrato';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { contarAte, depoisDe, emOrdem } from '../../nucleo/pagina';
import { lerEsgotadas } from '../campanha/orcamento';
import { NA_SITUACAO, pediuExclusao, situacaoDaConta } from '../conta/ler-da-conta';
import { paginaDePessoas } from '../conta/pagina-de-pessoas';
import { COLUNAS_PUBLICAS, campanhaDaLoja, descontoDaLoja, estoqueDaOnline, lojistaPublico } from './colunas';

type Filtro = Entrada<typeof listarIdsDeLojistas>['query'];
type Pagina = { shopkeepers: LojistaDoAdmin[]; total: Total; proximo: string | null };

/** Every store that was not deleted, suspended ones too, by company name, with what only the team sees (spec 7.2). */
export async function listarLojasDoAdmin(
  db: Leitura,
  filtro: Entrada<typeof listarLojistas>['query'] & { hoje: string },
): Promise<Pagina> {
  const esgotadas = await lerEsgotadas(db, filtro.hoje);
  const total = await contarAte(db, lojasDoFiltro(db, filtro), filtro.cursor);
  const consulta = lojasDoFiltro(db, filtro)
    .leftJoin('campanha as k', 'k.id', 'l.campanha_id')
    .select(COLUNAS_PUBLICAS)
    .select(['l.razao_social as nome', 'l.cnpj', 'l.campanha_id', 'c.email', campanhaDaLoja.as('campaign')])
    .select([descontoDaLoja(filtro.hoje, esgotadas).as('desconto'), situacaoDaConta.as('situacao')])
    .select([estoqueDaOnline(filtro.hoje).as('estoque'), pediuExclusao.as('pediu_exclusao')]);
  const acharAntes = Boolean(filtro.busca);
  const ordenacao = { nome: 'l.razao_social', id: 'l.id', ordem: filtro.ordem, acharAntes };
  const { visiveis, proximo } = await paginaDePessoas(filtro, ({ naSituacao, cursor, limite }) =>
    consulta.where(naSituacao).where(depoisDe(cursor, ordenacao)).orderBy(emOrdem(ordenacao)).limit(limite).execute(),
  );
  const shopkeepers = visiveis.map((linha) => ({
    ...lojistaPublico(linha),
    distancia: null,
    cnpj: linha.cnpj ? formatarCnpj(linha.cnpj) : '',
    razao_social: linha.nome,
    email: linha.email,
    id_campanha: linha.campanha_id,
    campaign: linha.campaign,
    estoque: linha.estoque,
    situacao: linha.situacao,
    pediu_exclusao: linha.pediu_exclusao,
  }));
  return { shopkeepers, total, proximo };
}

export async function listarIdsDeLojas(db: Leitura, filtro: Filtro): Promise<Resposta<typeof listarIdsDeLojistas>> {
  const linhas = await lojasDoFiltro(db, filtro).select('l.id').orderBy('l.id').limit(LOJAS_POR_VEZ).execute();
  return { ids: linhas.map(({ id }) => id) };
}

function lojasDoFiltro(db: Leitura, { tipo, busca, situacao, id_campanha }: Filtro) {
  let consulta = db
    .selectFrom('lojista as l')
    .innerJoin('conta as c', 'c.id', 'l.id')
    .where('c.excluida_em', 'is', null);
  if (tipo) consulta = consulta.where('l.tipo', '=', tipo);
  if (id_campanha) consulta = consulta.where('l.campanha_id', '=', id_campanha);
  if (situacao) consulta = consulta.where('c.papel', '=', 'lojista').where(NA_SITUACAO[situacao]);
  for (const padrao of padroesDaBusca(busca)) consulta = consulta.where('l.busca', 'like', padrao);
  return consulta;
}

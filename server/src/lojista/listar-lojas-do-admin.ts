import { formatarCnpj } from '@indica-bem/domain/brasil/documentos';
import type { LojistaDoAdmin, TIPOS_DE_LOJA } from '@indica-bem/domain/lojista/contrato';
import { sql } from 'kysely';
import { situacaoDaConta } from '../conta/ler-da-conta';
import type { Leitura } from '../db/conexao';
import { padroesDaBusca } from '../http/busca';
import { depoisDe, paginaPorNome } from '../http/pagina';
import { COLUNAS_PUBLICAS, descontoDaLoja, lojistaPublico } from './colunas';

type Filtro = {
  tipo?: (typeof TIPOS_DE_LOJA)[number] | undefined;
  busca?: string | undefined;
  cursor?: string | undefined;
  limite: number;
  hoje: string;
};
type Pagina = { shopkeepers: LojistaDoAdmin[]; proximo: string | null };

/** Every store that was not deleted, suspended ones too, with what only the team sees of it. */
export async function listarLojasDoAdmin(db: Leitura, filtro: Filtro): Promise<Pagina> {
  let consulta = db
    .selectFrom('lojista as l')
    .innerJoin('conta as c', 'c.id', 'l.id')
    .leftJoin('campanha as k', 'k.id', 'l.campanha_id')
    .select(COLUNAS_PUBLICAS)
    .select(['l.nome_fantasia as nome', 'l.cnpj', 'l.razao_social', 'l.campanha_id', 'c.email'])
    .select([descontoDaLoja(filtro.hoje).as('desconto'), situacaoDaConta.as('situacao')])
    .where('c.excluida_em', 'is', null);
  if (filtro.tipo) consulta = consulta.where('l.tipo', '=', filtro.tipo);
  for (const padrao of padroesDaBusca(filtro.busca)) consulta = consulta.where('l.busca', 'like', padrao);
  const depois = depoisDe(filtro.cursor);
  if (depois) consulta = consulta.where(sql<boolean>`(l.nome_fantasia, l.id) > (${depois.nome}, ${depois.id})`);
  const linhas = await consulta
    .orderBy('l.nome_fantasia')
    .orderBy('l.id')
    .limit(filtro.limite + 1)
    .execute();
  const { visiveis, proximo } = paginaPorNome(linhas, filtro.limite);
  const shopkeepers = visiveis.map((linha) => ({
    ...lojistaPublico(linha),
    distancia: null,
    cnpj: linha.cnpj ? formatarCnpj(linha.cnpj) : '',
    razao_social: linha.razao_social,
    email: linha.email,
    id_campanha: linha.campanha_id,
    situacao: linha.situacao,
  }));
  return { shopkeepers, proximo };
}

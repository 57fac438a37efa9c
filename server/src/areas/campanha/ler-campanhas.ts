import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { Campanha, listarCampanhas as chamada } from '@indica-bem/domain/campanha/contrato';
import { situacaoDoOrcamento, type UsoDaCampanha } from '@indica-bem/domain/campanha/orcamento';
import { campanhaVencida, type OrdemDasCampanhas } from '@indica-bem/domain/campanha/regras';
import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { type Chave, depoisDaLinha, emOrdemDe, nosDoisSentidos, type Ordem, paginaEmOrdem } from '../../nucleo/ordem';
import { Recusa } from '../../nucleo/recusa';
import { usoDaCampanha } from './orcamento';

type Filtro = Entrada<typeof chamada>['query'] & { hoje: string };

type Lida = Pick<Campanha, 'id_campaign' | 'descritivo' | 'desconto' | 'data_validade'>;
const ID: Chave<Lida> = { sql: 'k.id', tipo: 'inteiro', de: ({ id_campaign }) => id_campaign };
const ORDENS: Record<OrdemDasCampanhas, Ordem<Lida>> = {
  ...nosDoisSentidos('validade', [{ sql: 'k.data_validade', tipo: 'data', de: (k: Lida) => k.data_validade }, ID]),
  ...nosDoisSentidos('nome', [{ sql: 'k.descritivo collate pt_br', tipo: 'texto', de: (k: Lida) => k.descritivo }, ID]),
  ...nosDoisSentidos('desconto', [{ sql: 'k.desconto', tipo: 'decimal', de: (k: Lida) => k.desconto }, ID]),
  recentes: [{ ...ID, desce: true }],
};

const vivas = (db: Leitura, hoje: string) =>
  db
    .selectFrom('campanha as k')
    .innerJoinLateral(usoDaCampanha(sql`k.id`, hoje).as<'u'>('u'), (em) => em.onTrue())
    .select(['k.limite_cupons', 'k.teto', 'u.usados', 'u.em_aberto', 'u.parte_do_grupo'])
    .select((eb) => [
      'k.id as id_campaign',
      'k.descritivo',
      'k.desconto',
      'k.data_validade',
      'k.versao',
      eb
        .selectFrom('lojista as l')
        .select(sql<number>`count(*)::int`.as('lojas'))
        .whereRef('l.campanha_id', '=', 'k.id')
        .as('lojas'),
    ])
    .where('k.excluida_em', 'is', null);

export async function listarCampanhas(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const { busca, vigentes, ordem, cursor, limite, hoje } = filtro;
  let consulta = vivas(db, hoje);
  for (const padrao of padroesDaBusca(busca))
    consulta = consulta.where(sql<string>`sem_acento(' ' || k.descritivo)`, 'like', padrao);
  if (vigentes === 'S') consulta = consulta.where('k.data_validade', '>=', hoje);
  const linhas = await consulta
    .where(depoisDaLinha(cursor, ORDENS[ordem]))
    .orderBy(emOrdemDe(ORDENS[ordem]))
    .limit(limite + 1)
    .execute();
  const { visiveis, proximo } = paginaEmOrdem(linhas, limite, ORDENS[ordem]);
  return { campaigns: visiveis.map((linha) => apresentar(linha, hoje)), proximo };
}

export async function lerCampanha(db: Leitura, id: number, hoje: string): Promise<Campanha> {
  const linha = await vivas(db, hoje).where('k.id', '=', id).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentar(linha, hoje);
}

type Linha = Omit<Campanha, 'vencida' | 'lojas' | 'uso' | 'orcamento'> & UsoDaCampanha & { lojas: number | null };

function apresentar({ usados, em_aberto, parte_do_grupo, ...linha }: Linha, hoje: string): Campanha {
  return {
    ...linha,
    teto: linha.teto === null ? null : centavosParaReais(linha.teto),
    lojas: linha.lojas ?? 0,
    vencida: campanhaVencida(linha, hoje),
    uso: { usados, em_aberto, parte_do_grupo: centavosParaReais(parte_do_grupo) },
    orcamento: situacaoDoOrcamento(linha, { usados, em_aberto, parte_do_grupo }),
  };
}

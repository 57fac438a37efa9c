import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { DadosDoLojista } from '@indica-bem/domain/lojista/dados';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { type EmPartes, emPaginas, escreverJson, semId } from '../../nucleo/aos-poucos';
import { MOMENTO_DA_VENDA, PELO_MOMENTO } from '../../nucleo/momento-da-venda';
import { emOrdemDe } from '../../nucleo/ordem';
import { cadastroGuardado, rastrosDaConta } from '../conta/ler-guardado';
import { acertos, contestacoes } from './exportar-acertos';
import { lerLojista } from './ler-lojista';

/** Everything held about a store (LGPD: access and portability), written while it is read. */
export async function exportarDados(db: Leitura, id: number, agora: Date): Promise<AsyncIterable<string>> {
  const partes: EmPartes<DadosDoLojista> = {
    gerado_em: agora.toISOString(),
    cadastro: await cadastro(db, id, hojeEmSaoPaulo(agora)),
    ...(await rastrosDaConta(db, id)),
    vendas: vendas(db, id),
    estornos: estornos(db, id),
    pedidos_de_estorno: pedidos(db, id),
    acertos: acertos(db, id),
    contestacoes: contestacoes(db, id),
  };
  return escreverJson(partes);
}

async function cadastro(db: Leitura, id: number, hoje: string): Promise<DadosDoLojista['cadastro']> {
  const { coordenadas_aproximadas: _, campaign, ...loja } = await lerLojista(db, id, hoje);
  return { ...(await cadastroGuardado(db, id, loja)), campanha: campaign?.descritivo ?? null };
}

type Linha = DadosDoLojista['vendas'][number] & { id: number; momento: string | null };

/** The sales as the store's own list and sheet tell them: of the tutor the first name. */
const vendas = (db: Leitura, id: number): AsyncIterable<DadosDoLojista['vendas']> =>
  emPaginas(
    (ultima: Linha | undefined, limite) =>
      db
        .selectFrom('cupom as c')
        .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
        .leftJoin('produto as d', 'd.id', 'p.produto_id')
        .leftJoin('tutor as t', 't.id', 'p.tutor_id')
        .select([
          'c.id',
          'c.codigo as cupom',
          sql<string>`c.data_efetivacao`.as('data'),
          MOMENTO_DA_VENDA.as('momento'),
        ])
        .select(sql<string | null>`coalesce(d.nome, p.titulo_especifico)`.as('produto'))
        .select(sql<string | null>`split_part(trim(t.nome), ' ', 1)`.as('tutor'))
        .select(['c.nome_funcionario as funcionario', 'c.peso as embalagem_kg', 'c.desconto', 'c.valor'])
        .select(['c.descontado as valor_descontado', 'c.recebido as valor_recebido'])
        .leftJoin('nota as n', (em) => em.onRef('n.cupom_id', '=', 'c.id').onRef('n.vez', '=', 'c.vez'))
        .select(['p.observacao_lojista as observacao', 'n.chave as nota'])
        .where('c.lojista_id', '=', id)
        .where('c.estado', '=', 'efetivado')
        .where(
          sql<boolean>`(c.data_efetivacao, c.efetivado_em, c.id) > (${ultima?.data ?? '-infinity'}::date,
            ${ultima?.momento ?? '-infinity'}::timestamptz, ${ultima?.id ?? 0}::bigint)`,
        )
        .orderBy(emOrdemDe(PELO_MOMENTO))
        .limit(limite)
        .execute(),
    ({ momento: _, valor, valor_descontado, valor_recebido, ...linha }) =>
      semId({
        ...linha,
        valor: emReais(valor),
        valor_descontado: emReais(valor_descontado),
        valor_recebido: emReais(valor_recebido),
      }),
  );

const momento = (coluna: string) =>
  sql<string>`to_char(${sql.ref(coluna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

type ComId<P extends 'estornos' | 'pedidos_de_estorno'> = DadosDoLojista[P][number] & { id: number };

const estornos = (db: Leitura, id: number): AsyncIterable<DadosDoLojista['estornos']> =>
  emPaginas(
    (ultimo: ComId<'estornos'> | undefined, limite) =>
      db
        .selectFrom('estorno as e')
        .innerJoin('cupom as c', 'c.id', 'e.cupom_id')
        .select(['e.id', 'c.codigo as cupom', 'e.data_efetivacao as data', 'e.nome_funcionario as funcionario'])
        .select(['e.peso as embalagem_kg', 'e.motivo', 'e.texto', momento('e.estornado_em').as('estornado_em')])
        .select('e.nota')
        .select(sql<number>`e.valor / 100.0`.as('valor'))
        .select(sql<number>`e.descontado / 100.0`.as('valor_descontado'))
        .where('e.lojista_id', '=', id)
        .where('e.id', '>', ultimo?.id ?? 0)
        .orderBy('e.id')
        .limit(limite)
        .execute(),
    semId,
  );

const pedidos = (db: Leitura, id: number): AsyncIterable<DadosDoLojista['pedidos_de_estorno']> =>
  emPaginas(
    (ultimo: ComId<'pedidos_de_estorno'> | undefined, limite) =>
      db
        .selectFrom('pedido_de_estorno as q')
        .innerJoin('cupom as c', 'c.id', 'q.cupom_id')
        .select(['q.id', 'c.codigo as cupom', 'q.motivo', 'q.texto', momento('q.pedido_em').as('pedido_em')])
        .select(['q.estado', 'q.resposta'])
        .where('q.lojista_id', '=', id)
        .where('q.id', '>', ultimo?.id ?? 0)
        .orderBy('q.id')
        .limit(limite)
        .execute(),
    semId,
  );

const emReais = (centavos: number | null) => (centavos === null ? null : centavosParaReais(centavos));

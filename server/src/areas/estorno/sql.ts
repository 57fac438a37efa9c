import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import { primeiroNome } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** Who and what a coupon `c` is about, for whoever decides about its purchase. */
export const PRODUTO = sql<string | null>`coalesce(d.nome, p.titulo_especifico)`;

/** A request with its purchase: where that was undone, from what is kept of it. */
export const pedidosComCompra = (db: Leitura) =>
  db
    .selectFrom('pedido_de_estorno as q')
    .innerJoin('cupom as c', 'c.id', 'q.cupom_id')
    .leftJoin('estorno as e', (em) => em.onRef('e.cupom_id', '=', 'q.cupom_id').onRef('e.vez', '=', 'q.vez'))
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .innerJoin('lojista as l', 'l.id', 'q.lojista_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .leftJoin('tutor as t', 't.id', 'p.tutor_id')
    .leftJoin('administrador as a', 'a.id', 'q.respondido_por')
    .select(['q.id as id_pedido', 'q.estado', 'q.motivo', 'q.texto', 'q.pedido_em', 'q.resposta'])
    .select(['q.respondido_em', 'a.nome as respondido_por'])
    .select(['c.id as id_coupon', 'q.vez', 'c.codigo as codigo_coupon', 'p.id as id_prescricao', 'c.data_validade'])
    .select(['l.nome_fantasia as loja', 't.nome as tutor', PRODUTO.as('produto')])
    .select(({ fn }) => [
      fn.coalesce('e.nome_funcionario', 'c.nome_funcionario').as('nome_funcionario'),
      fn.coalesce('e.valor', 'c.valor').as('valor'),
      fn.coalesce('e.descontado', 'c.descontado').as('descontado'),
      fn.coalesce('e.peso', 'c.peso').as('peso'),
      fn.coalesce('e.efetivado_em', 'c.efetivado_em').as('efetivado_em'),
      fn.coalesce('e.leitura', 'c.leitura').as('leitura'),
    ]);

export const estornosComCompra = (db: Leitura) =>
  db
    .selectFrom('estorno as e')
    .innerJoin('cupom as c', 'c.id', 'e.cupom_id')
    .innerJoin('prescricao as p', 'p.id', 'e.prescricao_id')
    .innerJoin('lojista as l', 'l.id', 'e.lojista_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .leftJoin('tutor as t', 't.id', 'p.tutor_id')
    .select(['e.id as id_estorno', 'e.motivo', 'e.texto', 'e.estornado_em'])
    .select(
      sql<'loja' | 'equipe'>`case when e.estornado_por = e.lojista_id then 'loja' else 'equipe' end`.as(
        'estornado_por',
      ),
    )
    .select(['e.cupom_id as id_coupon', 'e.vez', 'c.codigo as codigo_coupon', 'p.id as id_prescricao'])
    .select(['l.nome_fantasia as loja', 't.nome as tutor', PRODUTO.as('produto')])
    .select(['e.nome_funcionario', 'e.valor', 'e.descontado', 'e.peso', 'e.efetivado_em', 'e.leitura']);

type Compra = {
  tutor: string | null;
  nome_funcionario: string | null;
  valor: number | null;
  descontado: number | null;
  peso: number | null;
  efetivado_em: Date | null;
  leitura: string | null;
};

/** A store reads the tutor's first name and nothing more. */
export function apresentarCompra<C extends Compra>({ descontado, leitura, ...c }: C, papel: 'lojista' | 'indicabem') {
  return {
    ...c,
    tutor: c.tutor && papel === 'lojista' ? primeiroNome(c.tutor) : c.tutor,
    nome_funcionario: c.nome_funcionario ?? '',
    valor: centavosParaReais(c.valor ?? 0),
    valorDescontado: centavosParaReais(descontado ?? 0),
    peso: c.peso ?? 0,
    efetivado_em: c.efetivado_em?.toISOString() ?? '',
    por_arquivo: leitura === 'arquivo',
  };
}

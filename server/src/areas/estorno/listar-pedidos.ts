import type { PedidoDeEstorno } from '@indica-bem/domain/estorno/contrato';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { apresentarCompra, pedidosComCompra } from './sql';

type Filtro = { estado: 'aberto' | 'respondido'; cursor?: string | undefined; limite: number };

const ID = /^\d{1,9}$/;
const MOMENTO = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/;

/** Those that wait, from the one that has waited longest; those that were answered, the last one first. */
export async function listarPedidos(db: Leitura, filtro: Filtro) {
  const { limite } = filtro;
  const linhas = await (filtro.estado === 'aberto' ? abertos(db, filtro) : respondidos(db, filtro))
    .limit(limite + 1)
    .execute();
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    pedidos: visiveis.map(apresentar),
    proximo: ultima ? escreverCursor([String(ultima.id_pedido), ultima.respondido_em?.toISOString() ?? '']) : null,
    abertos: await contarAbertos(db),
  };
}

function abertos(db: Leitura, { cursor }: Filtro) {
  const [depois] = lerCursor(cursor);
  const consulta = pedidosComCompra(db).where('q.estado', '=', 'aberto').orderBy('q.id');
  return depois && ID.test(depois) ? consulta.where('q.id', '>', Number(depois)) : consulta;
}

function respondidos(db: Leitura, { cursor }: Filtro) {
  const [id, momento] = lerCursor(cursor);
  const consulta = pedidosComCompra(db)
    .where('q.estado', '<>', 'aberto')
    .orderBy('q.respondido_em', 'desc')
    .orderBy('q.id', 'desc');
  if (!id || !momento || !ID.test(id) || !MOMENTO.test(momento)) return consulta;
  return consulta.where(sql<boolean>`(q.respondido_em, q.id) < (${new Date(momento)}::timestamptz, ${Number(id)})`);
}

async function contarAbertos(db: Leitura): Promise<number> {
  const { n } = await db
    .selectFrom('pedido_de_estorno')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('estado', '=', 'aberto')
    .executeTakeFirstOrThrow();
  return n;
}

type Linha = Awaited<ReturnType<ReturnType<typeof pedidosComCompra>['executeTakeFirstOrThrow']>>;

function apresentar({ pedido_em, respondido_em, ...linha }: Linha): PedidoDeEstorno {
  return {
    ...apresentarCompra(linha, 'indicabem'),
    pedido_em: pedido_em.toISOString(),
    respondido_em: respondido_em?.toISOString() ?? null,
  };
}

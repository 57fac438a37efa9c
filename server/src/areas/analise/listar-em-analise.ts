import type { CompraEmAnalise } from '@indica-bem/domain/analise/contrato';
import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';

type Filtro = { cursor?: string | undefined; limite: number };

/** From the one that has waited longest. One purchase waits at most once, so moment and coupon are its place. */
export async function listarEmAnalise(db: Leitura, { cursor, limite }: Filtro) {
  const [momento, id] = lerCursor(cursor);
  let consulta = emAnalise(db);
  if (momento && id && /^\d{4}-\d\d-\d\d [\d:.+-]{8,22}$/.test(momento) && /^\d{1,15}$/.test(id))
    consulta = consulta.where(
      sql<boolean>`(s.criada_em, s.cupom_id) > (${momento}::timestamptz, ${Number(id)}::bigint)`,
    );
  const linhas = await consulta.limit(limite + 1).execute();
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    compras: visiveis.map(apresentar),
    proximo: ultima ? escreverCursor([ultima.desde, String(ultima.id_coupon)]) : null,
    kg_retidos: await contarRetidos(db),
  };
}

const emAnalise = (db: Leitura) =>
  db
    .selectFrom('compra_suspeita as s')
    .innerJoin('cupom as c', 'c.id', 's.cupom_id')
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id')
    .leftJoin('prescritor as i', 'i.id', 'p.prescritor_id')
    .leftJoin('tutor as t', 't.id', 'p.tutor_id')
    .select(['c.id as id_coupon', 's.vez', 'c.codigo as codigo_coupon', 'p.id as id_prescricao', 's.regras'])
    .select(['l.id as id_lojista', 'l.nome_fantasia as loja', 'i.nome as parceiro', 't.nome as tutor'])
    .select(['c.nome_funcionario', 'c.efetivado_em', 'c.valor', 'c.peso', 'c.leitura'])
    // As PostgreSQL writes it: a Date would lose its microseconds, and the page its place.
    .select(sql<string>`s.criada_em::text`.as('desde'))
    .select(
      sql<boolean>`exists (select from pedido_de_estorno q
        where q.cupom_id = s.cupom_id and q.vez = s.vez and q.estado = 'aberto')`.as('pedido_aberto'),
    )
    .where('s.estado', '=', 'em_analise')
    .orderBy('s.criada_em')
    .orderBy('s.cupom_id');

type Linha = Awaited<ReturnType<ReturnType<typeof emAnalise>['executeTakeFirstOrThrow']>>;

function apresentar({ desde: _, ...c }: Linha): CompraEmAnalise {
  return {
    ...c,
    nome_funcionario: c.nome_funcionario ?? '',
    efetivado_em: c.efetivado_em?.toISOString() ?? '',
    valor: centavosParaReais(c.valor ?? 0),
    peso: c.peso ?? 0,
  };
}

/** One purchase is one kilogram. */
async function contarRetidos(db: Leitura): Promise<number> {
  const { n } = await db
    .selectFrom('compra_suspeita')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('estado', '=', 'em_analise')
    .executeTakeFirstOrThrow();
  return n;
}

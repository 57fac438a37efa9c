import type { listarMeses as chamada } from '@indica-bem/domain/acerto/contrato';
import type { MesFechado } from '@indica-bem/domain/acerto/formas';
import { dataValida } from '@indica-bem/domain/brasil/datas';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesAnterior, mesDe, primeiroDia } from '@indica-bem/domain/brasil/mes';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { apresentarFechamento, fechamentos } from './ler-fechamento';
import { apresentarSomas, type Somas } from './sql';

type Filtro = { cursor?: string | undefined; limite: number; hoje: string };

/** The months that were closed, the newest first, each with what of it is paid and what is not. */
export async function listarMeses(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const { cursor, limite, hoje } = filtro;
  let consulta = fechamentos(db);
  const [depois] = lerCursor(cursor);
  if (depois && dataValida(depois)) consulta = consulta.where('f.mes', '<', depois);
  const linhas = await consulta
    .orderBy('f.mes', 'desc')
    .limit(limite + 1)
    .execute();
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  const totais = await somarMeses(
    db,
    visiveis.map(({ mes }) => mes),
  );
  return {
    meses: visiveis.map((linha) => apresentar(totais.get(linha.mes) ?? VAZIO, linha)),
    proximo: ultima ? escreverCursor([ultima.mes]) : null,
    a_fechar: await ultimoPorFechar(db, hoje),
  };
}

type Totais = Somas & {
  acertos: number;
  a_pagar: number;
  n_a_pagar: number;
  pago: number;
  n_pagos: number;
  transportado: number;
  n_transportados: number;
  contestacoes: number;
};
const VAZIO: Totais = {
  acertos: 0,
  compras: 0,
  ajustes: 0,
  valor: 0,
  descontado: 0,
  parte_loja: 0,
  parte_grupo: 0,
  a_pagar: 0,
  n_a_pagar: 0,
  pago: 0,
  n_pagos: 0,
  transportado: 0,
  n_transportados: 0,
  contestacoes: 0,
};

async function somarMeses(db: Leitura, meses: string[]): Promise<Map<string, Totais>> {
  if (meses.length === 0) return new Map();
  const { rows } = await sql<Totais & { mes: string }>`
    select a.mes, count(*)::int as acertos, sum(a.compras)::int as compras, sum(a.ajustes)::int as ajustes,
           sum(a.valor) as valor, sum(a.descontado) as descontado, sum(a.parte_loja) as parte_loja,
           sum(a.parte_grupo) as parte_grupo,
           coalesce(sum(a.total) filter (where a.total > 0 and p.id is null), 0) as a_pagar,
           (count(*) filter (where a.total > 0 and p.id is null))::int as n_a_pagar,
           coalesce(sum(p.valor), 0) as pago, count(p.id)::int as n_pagos,
           coalesce(sum(a.total) filter (where a.total < 0), 0) as transportado,
           (count(*) filter (where a.total < 0))::int as n_transportados,
           coalesce(sum(k.n), 0)::int as contestacoes
      from acerto a
      left join acerto_pagamento p on p.acerto_id = a.id and p.desfeito_em is null
      left join (select acerto_id, count(*) as n from contestacao where estado = 'aberta' group by 1) k
             on k.acerto_id = a.id
     where a.mes = any(${meses}::date[]) group by a.mes`.execute(db);
  return new Map(rows.map((linha) => [linha.mes, linha]));
}

const apresentar = (t: Totais, linha: Parameters<typeof apresentarFechamento>[0]): MesFechado => ({
  mes: mesDe(linha.mes),
  acertos: t.acertos,
  ...apresentarSomas(t),
  a_pagar: { acertos: t.n_a_pagar, total: emReais(t.a_pagar) },
  pago: { acertos: t.n_pagos, total: emReais(t.pago) },
  transportado: { acertos: t.n_transportados, total: emReais(t.transportado) },
  contestacoes: t.contestacoes,
  fechamento: apresentarFechamento(linha),
});

/** The month before this one, if nobody closed it. */
async function ultimoPorFechar(db: Leitura, hoje: string): Promise<string | null> {
  const mes = mesAnterior(mesDe(hoje));
  const fechado = await db
    .selectFrom('fechamento')
    .select('mes')
    .where('mes', '>=', primeiroDia(mes))
    .executeTakeFirst();
  return fechado ? null : mes;
}

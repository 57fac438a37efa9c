import { sql } from 'kysely';
import type { Trx } from '../db/conexao';

export type Apoio = { contaId: number; email: string; excluida: boolean; tabela: string; quantas: number };

/** Columns that name a real row's own story: where they point at a demo account, that account cannot simply go. */
const COLUNAS = [
  ['prescricao', 'prescritor_id'],
  ['prescricao', 'tutor_id'],
  ['prescricao', 'lojista_id'],
  ['prescricao', 'origem_lojista_id'],
  ['cupom', 'lojista_id'],
  ['estorno', 'lojista_id'],
  ['estorno', 'estornado_por'],
  ['pedido_de_estorno', 'lojista_id'],
  ['pedido_de_estorno', 'respondido_por'],
  ['acerto_pagamento', 'pago_por'],
  ['acerto_pagamento', 'desfeito_por'],
  ['contestacao', 'respondida_por'],
  ['lote', 'criado_por'],
  ['lote', 'cancelado_por'],
  ['importacao', 'criada_por'],
  ['importacao', 'desfeita_por'],
  ['importacao', 'parada_por'],
  ['importacao', 'retomada_por'],
  ['importacao', 'lojista_id'],
] as const;

// Of recommendations, their coupons and what was undone, those of which nobody is real are the demo's own.
const INDICACOES = sql`select id from prescricao_da_demo`;
const CUPONS = sql`select id from cupom where prescricao_id in (${INDICACOES})`;
// A settlement belongs to its store, whoever paid it.
const ACERTOS = sql`select a.id from acerto a join conta k on k.id = a.lojista_id where k.demo`;
const DA_DEMO = {
  prescricao: { coluna: 'id', daDemo: INDICACOES },
  cupom: { coluna: 'prescricao_id', daDemo: INDICACOES },
  estorno: { coluna: 'prescricao_id', daDemo: INDICACOES },
  pedido_de_estorno: { coluna: 'cupom_id', daDemo: CUPONS },
  acerto_pagamento: { coluna: 'acerto_id', daDemo: ACERTOS },
  contestacao: { coluna: 'acerto_id', daDemo: ACERTOS },
  lote: null,
  importacao: null,
};

/** Real rows that rest on accounts of the demo, counted by account and table. */
export async function lerApoiadasNaDemo(trx: Trx): Promise<Apoio[]> {
  const partes = COLUNAS.map(([tabela, coluna]) => {
    const minha = DA_DEMO[tabela];
    const reais = minha ? sql`where t.${sql.ref(minha.coluna)} not in (${minha.daDemo})` : sql`where true`;
    return sql`select ${sql.lit(tabela)} as tabela, t.id::text as id, t.${sql.ref(coluna)} as conta_id
                 from ${sql.table(tabela)} t ${reais}`;
  });
  const { rows } = await sql<Apoio>`
    select d.id as "contaId", d.email, d.excluida_em is not null as excluida, a.tabela,
           count(distinct a.id)::int as quantas
      from (${sql.join(partes, sql` union all `)}) a join conta d on d.id = a.conta_id and d.demo
     group by 1, 2, 3, 4 order by d.id, a.tabela`.execute(trx);
  return rows;
}

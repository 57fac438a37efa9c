import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Fila } from '../../jobs/fila';

type Pagamento = { acertoId: number; data: string; referencia: string | null };
type Registro = { quem: number; agora: Date; importacaoId?: number };

/**
 * Writes payments down, in one statement, and tells the stores; one that is paid already is left as it is, also by who pays
 * it at the same moment. Answers which were written now.
 */
export async function registrarPagamentos(
  trx: Trx,
  fila: Fila,
  pagamentos: Pagamento[],
  { quem, agora, importacaoId }: Registro,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number; acerto_id: number }>`
    insert into acerto_pagamento (acerto_id, data, referencia, valor, pago_por, pago_em, importacao_id)
    select a.id, p.data, p.referencia, a.total, ${quem}, ${agora}, ${importacaoId ?? null}::int
      from unnest(${pagamentos.map(({ acertoId }) => acertoId)}::int[], ${pagamentos.map(({ data }) => data)}::date[],
                  ${pagamentos.map(({ referencia }) => referencia)}::text[]) as p (acerto_id, data, referencia)
      join acerto a on a.id = p.acerto_id and a.total > 0
     order by a.id
    on conflict (acerto_id) where desfeito_em is null do nothing
    returning id, acerto_id`.execute(trx);
  await fila.enfileirarTodas(
    trx,
    'email-acerto-pago',
    rows.map(({ id }) => ({ pagamentoId: id })),
  );
  return new Set(rows.map(({ acerto_id }) => acerto_id));
}

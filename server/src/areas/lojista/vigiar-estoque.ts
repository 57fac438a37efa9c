import { ESTOQUE_BAIXO, ESTOQUE_CONTADO } from '@indica-bem/domain/lojista/estoque';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Fila } from '../../jobs/fila';
import { contasDaEquipe } from '../conta/contas-da-equipe';

type Escolha = { lojistaId: number; hoje: string; agora: Date };

/** After a choice of an online store: the team is told once that its codes run out, until new ones come. */
export async function vigiarEstoque(trx: Trx, fila: Fila, { lojistaId, hoje, agora }: Escolha): Promise<void> {
  const { rows } = await sql<{ baixo: boolean }>`
    insert into aviso_de_estoque (lojista_id, avisado_em)
    select ${lojistaId}::int, ${agora}::timestamptz
     where exists (select 1 from cupom_online where lojista_id = ${lojistaId})
       and ${estoqueDaLoja(sql`${lojistaId}::int`, hoje, ESTOQUE_BAIXO)} <= ${ESTOQUE_BAIXO}
    on conflict (lojista_id) do nothing returning true as baixo`.execute(trx);
  if (rows.length === 0) return;
  const equipe = await contasDaEquipe(trx, 'operacao');
  await fila.enfileirarTodas(
    trx,
    'email-estoque',
    equipe.map((contaId) => ({ lojistaId, contaId })),
  );
}

/** New codes came: once there are enough of them again, the next shortage is told anew. */
export async function reabastecido(trx: Trx, lojistaId: number, hoje: string): Promise<void> {
  await sql`delete from aviso_de_estoque where lojista_id = ${lojistaId}
    and ${estoqueDaLoja(sql`${lojistaId}::int`, hoje, ESTOQUE_BAIXO)} > ${ESTOQUE_BAIXO}`.execute(trx);
}

/** Of a store's own codes, the one whose turn it is: `o`. */
export const proximoCodigo = (lojista: RawBuilder<unknown>, hoje: unknown) => sql`cupom_online o
  where o.lojista_id = ${lojista} and o.cupom_id is null and o.data_validade >= ${hoje}::date
    and not exists (select 1 from cupom c where c.codigo_busca = o.codigo_busca)
  order by o.data_validade, o.id limit 1`;

/**
 * How many codes of a store may still be handed out. Counted no further than one past `ate`: a store with a hundred
 * thousand costs no more than one with few.
 */
export const estoqueDaLoja = (lojista: RawBuilder<unknown>, hoje: string, ate = ESTOQUE_CONTADO) => sql<number>`(
  select count(*) from (select 1 from cupom_online o where o.lojista_id = ${lojista} and o.cupom_id is null
                           and o.data_validade >= ${hoje}::date limit ${ate + 1}) livres)`;

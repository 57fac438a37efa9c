import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { anotarAcontecimentos } from '../../nucleo/anotar-acontecimento';

/**
 * The recommendations that wait at the store are locked first, then their coupons. The coupons are cancelled, the choices
 * given back, and the recommendations are without a store again, an online one's finality with it. Answers their tutors.
 */
export async function devolverEscolhas(trx: Trx, lojistaId: number, agora: Date): Promise<number[]> {
  const { rows: esperam } = await sql<{ id: number; tutor_id: number }>`
    select p.id, p.tutor_id from prescricao p join conta t on t.id = p.tutor_id and t.excluida_em is null
     where p.lojista_id = ${lojistaId} and p.data_ativacao is null
     order by p.id for update of p`.execute(trx);
  const ids = esperam.map(({ id }) => id);
  // A coupon that this very moment was used at the till leaves its recommendation as it is.
  const { rows: soltas } = await sql<{ id: number; prescricao_id: number }>`
    update cupom set estado = 'cancelado', motivo_cancelamento = 'exclusao', devolvido = true
     where prescricao_id = any(${ids}::int[]) and lojista_id = ${lojistaId} and estado = 'ativo'
    returning id, prescricao_id`.execute(trx);
  const soltos = new Set(soltas.map(({ prescricao_id }) => prescricao_id));
  await sql`update prescricao set lojista_id = null, vinculos = vinculos + 1
             where id = any(${[...soltos]}::int[])`.execute(trx);
  await anotarAcontecimentos(
    trx,
    soltas.map(({ id, prescricao_id }) => ({
      prescricaoId: prescricao_id,
      cupomId: id,
      tipo: 'cupom_da_loja_que_saiu',
      em: agora,
      autorId: null,
    })),
  );
  return [...new Set(esperam.filter(({ id }) => soltos.has(id)).map(({ tutor_id }) => tutor_id))];
}

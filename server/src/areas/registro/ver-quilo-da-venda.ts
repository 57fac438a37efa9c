import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { cadeiraCompletada } from '@indica-bem/domain/doacao/regras';
import type { verQuiloDaVenda as chamada } from '@indica-bem/domain/registro/contrato-do-quilo-da-venda';
import { situacaoDoQuilo } from '@indica-bem/domain/registro/meu-quilo';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

/** The receipt asks within seconds. Past so many leaves it is not told any more. */
const FOLHAS_DEPOIS = 1000;

type Linha = { n: number | null; retida: boolean; kg: number; depois: number; quantas: number };

/**
 * The sum of all leaves up to the purchase's own, read backwards from the sum of now: one leaf alone brings it to a whole
 * wheelchair, however many tills sell at that moment.
 */
export async function verQuiloDaVenda(
  db: Leitura,
  { id, lojistaId }: { id: number; lojistaId: number },
): Promise<Resposta<typeof chamada>> {
  const { rows } = await sql<Linha>`
    select q.n, coalesce(s.estado = 'em_analise', false) as retida, d.depois, d.quantas,
           (select coalesce(sum(kg), 0)::int from quilos_do_mes) as kg
      from cupom c
      left join quilo q on q.cupom_id = c.id and q.vez = c.vez and q.sinal = 1
      left join compra_suspeita s on s.cupom_id = c.id and s.vez = c.vez
     cross join lateral (
       select coalesce(sum(r.sinal), 0)::int as depois, count(*)::int as quantas
         from (select sinal from quilo where n > q.n order by n limit ${FOLHAS_DEPOIS + 1}) r) d
     where c.id = ${id} and c.lojista_id = ${lojistaId} and c.estado = 'efetivado'`.execute(db);
  const [linha] = rows;
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  const { n, retida, kg, depois, quantas } = linha;
  const situacao = situacaoDoQuilo({ n, estornada: false, retida });
  const sabido = situacao === 'registrado' && quantas <= FOLHAS_DEPOIS;
  return { situacao, cadeira: sabido ? cadeiraCompletada(kg - depois) : null };
}

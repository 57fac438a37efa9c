import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { listarMeusQuilos as chamada, MeuQuilo } from '@indica-bem/domain/registro/contrato-dos-meus-quilos';
import { lerFolha } from '@indica-bem/domain/registro/folha';
import { situacaoDoQuilo } from '@indica-bem/domain/registro/meu-quilo';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { MOMENTO } from '../../nucleo/ordem';

type Pedido = { tutorId: number; cursor?: string | undefined; limite: number };

type Linha = {
  cupom_id: number;
  vez: number;
  data: string;
  /** As PostgreSQL writes it: a Date would lose its microseconds, and the page its place. */
  momento: string;
  loja: string;
  produto: string | null;
  pet: string | null;
  estornada: boolean;
  retida: boolean;
  n: number | null;
  estorno: number | null;
  folha: string | null;
};

/** What a tutor's purchases gave, the newest first; of what was undone, what became of it. */
export async function listarMeusQuilos(
  db: Leitura,
  { tutorId, cursor, limite }: Pedido,
): Promise<Resposta<typeof chamada>> {
  const [linhas, kg] = await Promise.all([lerLinhas(db, { tutorId, cursor, limite }), contarMeusQuilos(db, tutorId)]);
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    kg,
    quilos: visiveis.map(apresentar),
    proximo: ultima ? escreverCursor([ultima.momento, String(ultima.cupom_id), String(ultima.vez)]) : null,
  };
}

/** The tutor's index finds the purchases, few as one person's are; the keys of each find all the rest. */
async function lerLinhas(db: Leitura, { tutorId, cursor, limite }: Pedido): Promise<Linha[]> {
  const depois = lerPosicao(cursor);
  const { rows } = await sql<Linha>`
    with compra as (
      select c.id as cupom_id, c.vez, c.data_efetivacao as data, c.efetivado_em as momento, c.lojista_id, p.produto_id, p.titulo_especifico,
             p.pet_id, p.pet_nome, false as estornada
        from prescricao p join cupom c on c.prescricao_id = p.id and c.estado = 'efetivado'
       where p.tutor_id = ${tutorId}
      union all
      select e.cupom_id, e.vez, e.data_efetivacao, e.efetivado_em, e.lojista_id, p.produto_id, p.titulo_especifico,
             p.pet_id, p.pet_nome, true
        from prescricao p join cupom c on c.prescricao_id = p.id join estorno e on e.cupom_id = c.id
       where p.tutor_id = ${tutorId}
    ), pagina as (
      select * from compra
       ${depois ? sql`where (momento, cupom_id, vez) < (${depois.momento}::timestamptz, ${depois.cupom}::bigint, ${depois.vez}::int)` : sql``}
       order by momento desc, cupom_id desc, vez desc limit ${limite + 1}
    )
    select m.cupom_id, m.vez, m.data, m.momento::text as momento, l.nome_fantasia as loja, coalesce(d.nome, m.titulo_especifico) as produto,
           coalesce(b.nome, m.pet_nome) as pet, m.estornada, coalesce(s.estado = 'em_analise', false) as retida,
           q.n, r.n as estorno, f.dados as folha
      from pagina m
      join lojista l on l.id = m.lojista_id
      left join produto d on d.id = m.produto_id
      left join pet b on b.id = m.pet_id
      left join compra_suspeita s on s.cupom_id = m.cupom_id and s.vez = m.vez
      left join quilo q on q.cupom_id = m.cupom_id and q.vez = m.vez and q.sinal = 1
      left join quilo r on r.cupom_id = m.cupom_id and r.vez = m.vez and r.sinal = -1
      left join folha f on f.n = q.n
     order by m.momento desc, m.cupom_id desc, m.vez desc`.execute(db);
  return rows;
}

/** How many are in the register and count now. */
export async function contarMeusQuilos(db: Leitura, tutorId: number): Promise<number> {
  const { rows } = await sql<{ kg: number }>`
    select count(*)::int as kg
      from prescricao p
      join cupom c on c.prescricao_id = p.id and c.estado = 'efetivado'
      join quilo q on q.cupom_id = c.id and q.vez = c.vez and q.sinal = 1
     where p.tutor_id = ${tutorId}`.execute(db);
  return rows[0]?.kg ?? 0;
}

function lerPosicao(cursor: string | undefined) {
  const [momento = '', cupom = '', vez = ''] = lerCursor(cursor);
  if (!MOMENTO.test(momento) || !/^\d{1,15}$/.test(cupom) || !/^\d{1,6}$/.test(vez)) return null;
  return { momento, cupom: Number(cupom), vez: Number(vez) };
}

function apresentar({ cupom_id, momento: _, estornada, retida, folha, ...linha }: Linha): MeuQuilo {
  const lida = folha === null ? null : lerFolha(folha);
  return {
    ...linha,
    id_coupon: cupom_id,
    situacao: situacaoDoQuilo({ n: linha.n, estornada, retida }),
    cidade: lida?.cidade ?? null,
    mes: lida?.mes ?? null,
  };
}

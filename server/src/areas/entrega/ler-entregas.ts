import type { Entrada, Resposta } from '@indica-bem/domain/contrato/chamada';
import { contasDaPromessa } from '@indica-bem/domain/entrega/contas';
import type { listarEntregas as chamada, Entrega } from '@indica-bem/domain/entrega/contrato';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { Recusa } from '../../nucleo/recusa';
import { apresentarEntrega, COLUNAS_PUBLICAS, type LinhaDaEntrega } from './apresentar-entrega';
import { somarEntregas } from './somar-entregas';
import { depoisDaData, paginaPorData } from './sql';

const ENTREGAS = sql`
  select ${COLUNAS_PUBLICAS}, e.documento_publico, d.tamanho, e.registrada_em, a.nome as registrou,
         e.retirada_em, e.retirada_motivo, r.nome as retirou, e.versao
    from entrega e
    left join imagem i on i.hash = e.foto_hash
    left join documento_da_entrega d on d.entrega_id = e.id
    left join administrador a on a.id = e.registrada_por
    left join administrador r on r.id = e.retirada_por`;

export async function listarEntregas(
  db: Leitura,
  { busca, tipo, situacao, cursor, limite }: Entrada<typeof chamada>['query'],
): Promise<Resposta<typeof chamada>> {
  const retiradas = situacao === 'retiradas';
  const ordem = retiradas ? sql`e.retirada_em` : sql`e.data`;
  const { rows } = await sql<LinhaDaEntrega>`
    ${ENTREGAS}
     where ${retiradas ? sql`e.retirada_em is not null` : sql`e.retirada_em is null`}
       and ${tipo ? sql`e.tipo = ${tipo}` : sql`true`} and ${achadas(busca)} and ${depoisDaData(cursor, ordem)}
     order by ${ordem} desc, e.id desc limit ${limite + 1}`.execute(db);
  const { visiveis, proximo } = paginaPorData(rows, limite, ({ data, retirada_em }) =>
    retiradas && retirada_em ? retirada_em.toISOString() : data,
  );
  return { entregas: visiveis.map(apresentarEntrega), proximo, contas: await lerContas(db) };
}

/** Deliveries are some dozens a year: no index, but the same words as in other searches. */
function achadas(busca: string | undefined): RawBuilder<boolean> {
  const texto = sql`' ' || lower(unaccent(e.instituicao || ' ' || e.cidade || ' ' || e.uf))`;
  const padroes = padroesDaBusca(busca);
  return padroes.length > 0 ? sql<boolean>`${texto} like all (${padroes}::text[])` : sql<boolean>`true`;
}

/** What is promised is what the public register counts. */
async function lerContas(db: Leitura) {
  const { rows } = await sql<{ kg: number }>`select coalesce(sum(kg), 0)::int as kg from quilos_do_mes`.execute(db);
  return contasDaPromessa(rows[0]?.kg ?? 0, await somarEntregas(db));
}

export async function lerEntrega(db: Leitura, id: number): Promise<Entrega> {
  const { rows } = await sql<LinhaDaEntrega>`${ENTREGAS} where e.id = ${id}`.execute(db);
  if (!rows[0]) throw new Recusa('NAO_ENCONTRADO');
  return apresentarEntrega(rows[0]);
}

/** As one that is edited: what was taken back is there no more. */
export async function lerViva(db: Leitura, id: number): Promise<Entrega> {
  const entrega = await lerEntrega(db, id);
  if (entrega.retirada) throw new Recusa('NAO_ENCONTRADO');
  return entrega;
}

import type { CodigoDoLote, Lote } from '@indica-bem/domain/lote/contrato';
import type { MotivoDoCancelamento } from '@indica-bem/domain/lote/regras';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { Recusa } from '../../nucleo/recusa';
import { DE_ALGUEM } from '../prescricao/sql';

type Filtro = { especificos?: 'S' | 'N' | undefined; cursor?: string | undefined; limite: number };

const ID = /^\d{1,9}$/;

/** Of a printed code `p`: nobody has taken it, and it may still be taken. */
export const LIVRE = sql<boolean>`p.cancelada_em is null and not ${sql.raw(DE_ALGUEM)}`;

/** The page is cut first: only its batches have their codes counted. */
function lotes(db: Leitura) {
  return db
    .selectFrom('lote as l')
    .innerJoin('administrador as a', 'a.id', 'l.criado_por')
    .leftJoin('administrador as x', 'x.id', 'l.cancelado_por')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('prescricao as p')
          .whereRef('p.lote_id', '=', 'l.id')
          .select([
            sql<number>`count(*) filter (where ${LIVRE})`.as('livres'),
            sql<number>`count(p.cancelada_em)`.as('canceladas'),
            sql<number>`count(*) filter (where p.tutor_id is null and ${sql.raw(DE_ALGUEM)})`.as('registradas'),
            sql<number>`count(*) filter (where p.tutor_id is not null and p.data_ativacao is null)`.as('resgatadas'),
            sql<number>`count(p.data_ativacao)`.as('usadas'),
          ])
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(['l.id as id_lote', 'l.data_referencia', 'l.quantidade', 'l.criado_em', 'a.nome as criado_por'])
    .select(['l.especifica', 'l.titulo_especifico', 'l.animal_especifico', 'l.desconto_especifico'])
    .select(['l.cancelado_em', 'x.nome as cancelado_por', 'l.motivo', 'l.texto'])
    .select(['n.livres', 'n.registradas', 'n.resgatadas', 'n.usadas', 'n.canceladas']);
}

type Linha = Awaited<ReturnType<ReturnType<typeof lotes>['executeTakeFirstOrThrow']>>;

function apresentar({ criado_em, cancelado_em, especifica, ...lote }: Linha): Lote {
  return {
    ...lote,
    criado_em: criado_em.toISOString(),
    cancelado_em: cancelado_em?.toISOString() ?? null,
    motivo: lote.motivo as MotivoDoCancelamento | null,
    prescricao_especifica: especifica ? 'S' : 'N',
  };
}

export async function listarLotes(db: Leitura, { especificos, cursor, limite }: Filtro) {
  let consulta = lotes(db);
  if (especificos) consulta = consulta.where('l.especifica', '=', especificos === 'S');
  const [depois] = lerCursor(cursor);
  if (depois && ID.test(depois)) consulta = consulta.where('l.id', '<', Number(depois));
  const linhas = await consulta
    .orderBy('l.id', 'desc')
    .limit(limite + 1)
    .execute();
  const visiveis = linhas.slice(0, limite);
  const ultimo = linhas.length > limite ? visiveis.at(-1) : undefined;
  return { lotes: visiveis.map(apresentar), proximo: ultimo ? escreverCursor([String(ultimo.id_lote)]) : null };
}

export async function lerLote(db: Leitura, id: number): Promise<Lote> {
  const linha = await lotes(db).where('l.id', '=', id).executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  return apresentar(linha);
}

export async function lerCodigos(db: Leitura, loteId: number): Promise<CodigoDoLote[]> {
  const codigos = await db
    .selectFrom('prescricao as p')
    .innerJoin('lote as l', 'l.id', 'p.lote_id')
    .select(['l.id as id_lote', 'p.id as id_prescricao', 'p.codigo as codigo_prescricao', 'l.data_referencia'])
    .select(['l.especifica', 'l.titulo_especifico', 'l.animal_especifico', 'l.desconto_especifico', 'p.cancelada_em'])
    .where('l.id', '=', loteId)
    .orderBy('p.id')
    .execute();
  return codigos.map(({ especifica, cancelada_em, ...codigo }) => ({
    ...codigo,
    cancelado: cancelada_em ? 'S' : 'N',
    prescricao_especifica: especifica ? 'S' : 'N',
  }));
}

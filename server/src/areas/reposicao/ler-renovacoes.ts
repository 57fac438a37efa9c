import { type Elo, pesoDaCondicao } from '@indica-bem/domain/reposicao/condicao-de-entao';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { racoesDe } from '@indica-bem/domain/reposicao/racoes';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { Recusa } from '../../nucleo/recusa';
import { lerEsgotadas } from '../campanha/orcamento';
import { apresentarPrescricao } from '../prescricao/apresentar-prescricao';
import { completar, montar } from '../prescricao/completar';
import { PARTILHA_QUE_VALE } from '../prescricao/partilha-que-vale';
import { lerIndicacoes } from './ler-indicacoes';

type Linha = Pick<Renovacao, 'id_renovacao' | 'estado' | 'motivo' | 'texto' | 'id_nova' | 'peso_atual'> & {
  prescricao_id: number;
  pedida_em: Date;
  respondida_em: Date | null;
  cadeia: Elo[];
};
type Filtro = {
  prescritorId: number;
  estado: 'abertas' | 'respondidas';
  cursor?: string | undefined;
  limite: number;
  hoje: string;
};

const ESPERA = sql`order by r.pedida_em, r.id`;
const RESPOSTA = sql`order by r.respondida_em desc, r.id desc`;
const ID = /^\d{1,9}$/;
const MOMENTO = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/;

/** Those that wait, from the one that has waited longest; those that were answered, the last one first. */
export async function listarRenovacoes(db: Leitura, filtro: Filtro) {
  const { prescritorId, estado, limite, hoje } = filtro;
  const rows =
    estado === 'abertas' ? await ler(db, abertas(filtro), ESPERA) : await ler(db, respondidas(filtro), RESPOSTA);
  const linhas = rows.slice(0, limite);
  const ultima = rows.length > limite ? linhas.at(-1) : undefined;
  const quando = ultima && (estado === 'abertas' ? ultima.pedida_em : ultima.respondida_em);
  return {
    renovacoes: await apresentar(db, linhas, hoje),
    proximo: ultima && quando ? escreverCursor([quando.toISOString(), String(ultima.id_renovacao)]) : null,
    abertas: await contarAbertas(db, prescritorId),
  };
}

export async function contarAbertas(db: Leitura, prescritorId: number): Promise<number> {
  const { n } = await db
    .selectFrom('renovacao')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('prescritor_id', '=', prescritorId)
    .where('estado', '=', 'aberta')
    .executeTakeFirstOrThrow();
  return n;
}

type DeQuem = { prescritorId: number; hoje: string };

export async function verRenovacao(db: Leitura, id: number, { prescritorId, hoje }: DeQuem): Promise<Renovacao> {
  // What the tutor took back is nobody's to answer.
  const uma = sql`r.id = ${id} and r.prescritor_id = ${prescritorId} and r.estado <> 'retirada'`;
  const [renovacao] = await apresentar(db, await ler(db, uma), hoje);
  if (!renovacao) throw new Recusa('NAO_ENCONTRADO');
  return renovacao;
}

function abertas({ prescritorId, cursor, limite }: Filtro): RawBuilder<unknown> {
  const depois = posicao(cursor);
  return sql`r.prescritor_id = ${prescritorId} and r.estado = 'aberta'
    ${depois ? sql`and (r.pedida_em, r.id) > (${depois.quando}::timestamptz, ${depois.id})` : sql``}
    ${ESPERA} limit ${limite + 1}`;
}

function respondidas({ prescritorId, cursor, limite }: Filtro): RawBuilder<unknown> {
  const depois = posicao(cursor);
  return sql`r.prescritor_id = ${prescritorId} and r.estado in ('atendida', 'recusada')
    ${depois ? sql`and (r.respondida_em, r.id) < (${depois.quando}::timestamptz, ${depois.id})` : sql``}
    ${RESPOSTA} limit ${limite + 1}`;
}

function posicao(cursor: string | undefined): { quando: Date; id: number } | null {
  const [quando, id] = lerCursor(cursor);
  if (!quando || !id || !MOMENTO.test(quando) || !ID.test(id)) return null;
  return { quando: new Date(quando), id: Number(id) };
}

/** Renewed every month, some five years. */
const ELOS = 60;
/** As formula 1 or 2 names it. */
const CONDICAO = sql`coalesce(p.calculo->'caso'->>'ecc', p.sem_dose->'caso'->>'ecc', p.calculo->>'ecc')`;

/**
 * The weight only where the tutor's consent lets this partner see that pet, and only one of after the recommendation: what
 * stood there before is not the weight of now.
 */
async function ler(db: Leitura, quais: RawBuilder<unknown>, ordem = ESPERA): Promise<Linha[]> {
  const { rows } = await sql<Linha>`
    select r.id as id_renovacao, r.prescricao_id, r.estado, r.pedida_em, r.respondida_em, r.motivo, r.texto,
           r.nova_id as id_nova, w.peso_atual, e.cadeia
      from (select * from renovacao r where ${quais}) r
      join prescricao p on p.id = r.prescricao_id
      left join lateral (
        select json_build_object('dia', w.dia, 'peso', w.peso) as peso_atual
          from pet_partilha s join pet_peso w on w.pet_id = s.pet_id
         where s.pet_id = p.pet_id and s.prescritor_id = r.prescritor_id and ${PARTILHA_QUE_VALE} and w.dia >= p.data
         order by w.dia desc limit 1) w on true
      cross join lateral (
        with recursive elo as (
          select 1 as n, p.id, p.peso_pet, ${CONDICAO} as condicao
          union all
          select elo.n + 1, p.id, p.peso_pet, ${CONDICAO}
            from elo join renovacao v on v.nova_id = elo.id join prescricao p on p.id = v.prescricao_id
           where elo.n < ${ELOS})
        select json_agg(json_build_object('peso', peso_pet, 'condicao', condicao) order by n desc) as cadeia from elo) e
      ${ordem}`.execute(db);
  return rows;
}

async function apresentar(db: Leitura, linhas: Linha[], hoje: string): Promise<Renovacao[]> {
  if (linhas.length === 0) return [];
  const ids = linhas.map(({ prescricao_id }) => prescricao_id);
  const escolhidas = sql`select * from prescricao p where p.id = any(${ids}::int[])`;
  const { rows } = await completar(escolhidas, { hoje, esgotadas: await lerEsgotadas(db, hoje) }).execute(db);
  const completas = rows.map(montar);
  // The same day the tutor is told: bags of the same food wait for each other.
  const tutores = [...new Set(completas.flatMap(({ tutor_id }) => tutor_id ?? []))];
  const racoes = racoesDe(await lerIndicacoes(db, { tutores, hoje }));
  const fins = new Map(racoes.map(({ compra, fim }) => [compra.id_prescricao, fim]));
  const indicacoes = new Map(completas.map((linha) => [linha.id, apresentarPrescricao(linha, 'prescritor', hoje)]));
  return linhas.flatMap(({ prescricao_id, pedida_em, respondida_em, cadeia, ...linha }) => {
    const indicacao = indicacoes.get(prescricao_id);
    if (!indicacao) return [];
    return [
      {
        ...linha,
        pedida_em: pedida_em.toISOString(),
        respondida_em: respondida_em?.toISOString() ?? null,
        indicacao,
        fim: fins.get(prescricao_id) ?? null,
        peso_da_condicao: pesoDaCondicao(cadeia),
      },
    ];
  });
}

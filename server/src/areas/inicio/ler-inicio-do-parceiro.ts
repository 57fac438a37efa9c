import { mesDe, primeiroDia } from '@indica-bem/domain/brasil/mes';
import type { InicioDoParceiro } from '@indica-bem/domain/inicio/contrato';
import type { Espera } from '@indica-bem/domain/inicio/espera';
import { ESPERANDO_NA_TELA, ESPERAS_CONTADAS, ULTIMAS_INDICACOES } from '@indica-bem/domain/inicio/regras';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { executarPreparado } from '../../db/preparar';
import { CUPOM_DA_VEZ, PRAZO_DA_ESCOLHA, podeEsperar } from '../prescricao/sql';
import { verAlgumas } from '../prescricao/ver-prescricoes';
import { contarAbertas } from '../reposicao/ler-renovacoes';

/** Each reading is a stretch of the index of this partner's recommendations by day. */
export async function lerInicioDoParceiro(db: Leitura, prescritorId: number, hoje: string): Promise<InicioDoParceiro> {
  const esperando = await lerEspera(db, prescritorId, hoje);
  const ultimas = await lerUltimas(db, prescritorId);
  const ids = [...new Set([...esperando.map(({ id }) => id), ...ultimas])];
  const indicacoes = await verAlgumas(db, ids, { papel: 'prescritor', id: prescritorId }, hoje);
  const [{ resgate, loja, compra, exato } = { resgate: 0, loja: 0, compra: 0, exato: true }] = esperando;
  return {
    mes: await contarMes(db, prescritorId, hoje),
    esperam: { resgate, loja, compra, exato },
    espera: esperando.flatMap(({ id, desde, reenviada_em }) => {
      const indicacao = indicacoes.get(id);
      return indicacao ? [{ indicacao, desde, reenviada_em }] : [];
    }),
    ultimas: ultimas.flatMap((id) => indicacoes.get(id) ?? []),
    renovacoes: await contarAbertas(db, prescritorId),
  };
}

/** Of what was made this month, how far it has come: by the day of a purchase there is no index, and the till is spared one. */
async function contarMes(db: Leitura, prescritorId: number, hoje: string): Promise<InicioDoParceiro['mes']> {
  const { rows } = await sql<InicioDoParceiro['mes']>`
    select count(*)::int as emitidas, count(tutor_id)::int as resgatadas, count(data_ativacao)::int as compradas
      from prescricao
     where prescritor_id = ${prescritorId} and data between ${primeiroDia(mesDe(hoje))}::date and ${hoje}::date`.execute(
    db,
  );
  return rows[0] ?? { emitidas: 0, resgatadas: 0, compradas: 0 };
}

type Linha = { id: number; desde: string; reenviada_em: string | null; exato: boolean } & Record<Espera, number>;

/**
 * Whoever was reminded goes to the end of the row. Only so many are looked at with their coupons and reminders: the oldest,
 * which waited longest.
 */
async function lerEspera(db: Leitura, prescritorId: number, hoje: string): Promise<Linha[]> {
  const consulta = sql<Linha>`
    with abertas as materialized (
      select p.id, p.data, p.tutor_id, p.lojista_id, p.data_resgate
        from prescricao p
       where p.prescritor_id = ${prescritorId} and ${podeEsperar(hoje)}
       order by p.data, p.id limit ${ESPERAS_CONTADAS + 1}),
    esperando as (
      select p.id, r.dia as reenviada_em,
             case when p.tutor_id is null then 'resgate' when p.lojista_id is null then 'loja' else 'compra' end as espera,
             case when p.tutor_id is null then p.data when p.lojista_id is null then p.data_resgate
                  else (c.criado_em at time zone 'America/Sao_Paulo')::date end as desde
        from abertas p
        left join lateral (
          select c.estado, ${sql.raw(PRAZO_DA_ESCOLHA)} as prazo, c.criado_em
            from cupom c where c.prescricao_id = p.id ${sql.raw(CUPOM_DA_VEZ)}) c on p.tutor_id is not null
        left join lateral (select max(r.dia) as dia from reenvio r where r.prescricao_id = p.id) r on true
       where coalesce(c.prazo >= ${hoje}::date, true) and (p.lojista_id is null or c.estado = 'ativo'))
    select id, desde, reenviada_em,
           (count(*) filter (where espera = 'resgate') over ())::int as resgate,
           (count(*) filter (where espera = 'loja') over ())::int as loja,
           (count(*) filter (where espera = 'compra') over ())::int as compra,
           (select count(*) from abertas) <= ${ESPERAS_CONTADAS}::int as exato
      from esperando
     order by greatest(desde, reenviada_em), id limit ${ESPERANDO_NA_TELA}`;
  return executarPreparado(db, 'espera-do-parceiro', consulta);
}

async function lerUltimas(db: Leitura, prescritorId: number): Promise<number[]> {
  const linhas = await db
    .selectFrom('prescricao')
    .select('id')
    .where('prescritor_id', '=', prescritorId)
    .orderBy('data', 'desc')
    .orderBy('id', 'desc')
    .limit(ULTIMAS_INDICACOES)
    .execute();
  return linhas.map(({ id }) => id);
}

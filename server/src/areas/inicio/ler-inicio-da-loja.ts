import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { InicioDaLoja } from '@indica-bem/domain/inicio/contrato';
import { ULTIMAS_COMPRAS } from '@indica-bem/domain/inicio/regras';
import { primeiroNome } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { lerDevido } from '../acerto/ler-devido';

/** One reading of the month in the index of validated coupons, the last few, and what the settlement says. */
export async function lerInicioDaLoja(db: Leitura, lojistaId: number, hoje: string): Promise<InicioDaLoja> {
  const { vendasDeHoje, valorDeHoje, vendas, descontado } = await somar(db, lojistaId, hoje);
  return {
    hoje: { vendas: vendasDeHoje, valor: centavosParaReais(valorDeHoje) },
    mes: { vendas, valorDescontado: centavosParaReais(descontado) },
    devido: await lerDevido(db, lojistaId),
    ultimas: await lerUltimas(db, lojistaId),
  };
}

type Somas = { vendasDeHoje: number; valorDeHoje: number; vendas: number; descontado: number };

async function somar(db: Leitura, lojistaId: number, hoje: string): Promise<Somas> {
  const { rows } = await sql<Somas>`
    select count(*) filter (where c.data_efetivacao = ${hoje}::date)::int as "vendasDeHoje",
           coalesce(sum(c.valor) filter (where c.data_efetivacao = ${hoje}::date), 0) as "valorDeHoje",
           count(*)::int as vendas, coalesce(sum(c.descontado), 0) as descontado
      from cupom c
     where c.lojista_id = ${lojistaId} and c.estado = 'efetivado'
       and c.data_efetivacao between date_trunc('month', ${hoje}::date)::date and ${hoje}::date`.execute(db);
  return rows[0] as Somas;
}

/** Ids are drawn and say nothing of the order: within a day, by the moment. */
async function lerUltimas(db: Leitura, lojistaId: number): Promise<InicioDaLoja['ultimas']> {
  const linhas = await db
    .selectFrom('cupom as c')
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .leftJoin('tutor as t', 't.id', 'p.tutor_id')
    .select(['c.id', 'c.codigo', 'c.data_efetivacao', 'c.efetivado_em', 'c.leitura', 'c.valor', 'c.descontado'])
    .select([sql<string | null>`coalesce(d.nome, p.titulo_especifico)`.as('produto'), 't.nome as tutor'])
    .where('c.lojista_id', '=', lojistaId)
    .where('c.estado', '=', 'efetivado')
    .orderBy('c.data_efetivacao', 'desc')
    .orderBy('c.efetivado_em', 'desc')
    .limit(ULTIMAS_COMPRAS)
    .execute();
  return linhas.map((c) => ({
    id_coupon: c.id,
    codigo_coupon: c.codigo,
    data_efetivacao: c.data_efetivacao ?? '',
    efetivado_em: c.leitura === 'arquivo' ? null : (c.efetivado_em?.toISOString() ?? null),
    produto: c.produto,
    tutor: c.tutor && primeiroNome(c.tutor),
    valor: centavosParaReais(c.valor ?? 0),
    valorDescontado: centavosParaReais(c.descontado ?? 0),
  }));
}

import type { PoolClient } from 'pg';

const MEDIDAS = ['parceiro', 'loja', 'produto'] as const;
type Destaque = { medida: (typeof MEDIDAS)[number]; id: number; nome: string; quantas: number };

/**
 * The first of each kind: those whose year changed since the last fold, each with what was folded, and of all the others
 * the first of an index.
 */
export async function lerDestaques(conexao: PoolClient, ano: number, quantos: number) {
  const { rows } = await conexao.query<Destaque>(
    `with mudadas as materialized (
       select medida, chave, sum(quantas) as quantas from resumo_a_somar
        where medida = any($3) and mes between make_date($1, 1, 1) and make_date($1, 12, 1) group by 1, 2),
     candidatas as (
       select m.medida, m.chave, m.quantas + coalesce(r.quantas, 0) as quantas
         from mudadas m left join resumo_do_ano r on r.medida = m.medida and r.ano = $1 and r.chave = m.chave
       union all
       select r.* from unnest($3::text[]) as de (medida) cross join lateral (
         select r.medida, r.chave, r.quantas from resumo_do_ano r
          where r.medida = de.medida and r.ano = $1
            and not exists (select from mudadas m where m.medida = r.medida and m.chave = r.chave)
          order by r.quantas desc, r.chave limit $2) r),
     primeiras as (
       select *, row_number() over (partition by medida order by quantas desc, chave) as lugar
         from candidatas where quantas > 0)
     select medida, chave as id, quantas,
            case medida when 'parceiro' then (select nome from prescritor where id = chave)
                        when 'loja' then (select nome_fantasia from lojista where id = chave)
                        else (select nome from produto where id = chave) end as nome
       from primeiras where lugar <= $2 order by medida, lugar`,
    [ano, quantos, MEDIDAS],
  );
  const de = (procurada: Destaque['medida']) =>
    rows.filter(({ medida }) => medida === procurada).map(({ id, nome, quantas }) => ({ id, nome, quantas }));
  return { parceiros: de('parceiro'), lojas: de('loja'), produtos: de('produto') };
}

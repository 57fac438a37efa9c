import type { verEmAberto as chamada } from '@indica-bem/domain/acerto/contrato';
import { mesTerminou } from '@indica-bem/domain/acerto/regras';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Leitor } from '../../db/leitor';

type Linha = {
  mes: string;
  compras: number;
  valor: number;
  descontado: number;
  parte_loja: number;
  parte_grupo: number;
  retidas: number;
  parte_retida: number;
};

/** Every purchase is looked at: on the connections of what only reads, and much. */
const POR_MES = `
  select date_trunc('month', c.data_efetivacao)::date as mes,
         (count(*) filter (where r.cupom_id is null))::int as compras,
         coalesce(sum(c.valor) filter (where r.cupom_id is null), 0) as valor,
         coalesce(sum(c.descontado) filter (where r.cupom_id is null), 0) as descontado,
         coalesce(sum(parte_da_loja(c.valor, c.descontado)) filter (where r.cupom_id is null), 0) as parte_loja,
         coalesce(sum(parte_do_grupo(c.valor, c.descontado)) filter (where r.cupom_id is null), 0) as parte_grupo,
         count(r.cupom_id)::int as retidas,
         coalesce(sum(parte_do_grupo(c.valor, c.descontado)) filter (where r.cupom_id is not null), 0) as parte_retida
    from cupom c left join compra_retida r on r.cupom_id = c.id and r.vez = c.vez
   where c.estado = 'efetivado'
     and not exists (select from acerto_linha x where x.cupom_id = c.id and x.vez = c.vez and x.tipo = 'compra')
   group by 1 order by 1 desc`;

const AJUSTES = `select count(*)::int as ajustes, coalesce(-sum(l.parte_grupo), 0) as parte_grupo
  from acerto_ajuste a join acerto_linha l on l.id = a.linha_id`;

/** What stands in no settlement yet, by the month it was bought in. */
export async function verEmAberto(leitor: Leitor, hoje: string): Promise<Resposta<typeof chamada>> {
  return leitor.usar(async (conexao) => {
    const { rows: meses } = await conexao.query<Linha>(POR_MES);
    const { rows } = await conexao.query<{ ajustes: number; parte_grupo: number }>(AJUSTES);
    const { ajustes = 0, parte_grupo = 0 } = rows[0] ?? {};
    return {
      meses: meses.map((m) => ({
        mes: mesDe(m.mes),
        terminou: mesTerminou(mesDe(m.mes), hoje),
        compras: m.compras,
        valor: emReais(m.valor),
        valorDescontado: emReais(m.descontado),
        parte_loja: emReais(m.parte_loja),
        parte_grupo: emReais(m.parte_grupo),
        em_analise: { compras: m.retidas, parte_grupo: emReais(m.parte_retida) },
      })),
      ajustes: { ajustes, parte_grupo: emReais(parte_grupo) },
    };
  });
}

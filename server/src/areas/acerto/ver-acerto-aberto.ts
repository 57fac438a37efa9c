import type { verAcertoAberto as chamada } from '@indica-bem/domain/acerto/contrato';
import type { LinhaAberta } from '@indica-bem/domain/acerto/formas';
import { dataValida } from '@indica-bem/domain/brasil/datas';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { MotivoDeEstorno } from '@indica-bem/domain/estorno/regras';
import { notaPendente } from '@indica-bem/domain/nota/regras';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { MOMENTO } from '../../nucleo/ordem';
import { notaExigidaDesde } from '../configuracao/ajustes';
import { lerAberto } from './ler-devido';
import { COMPRAS_SEM_LINHA } from './sql';

type Pedido = { lojistaId: number; hoje: string; cursor?: string | undefined; limite: number };

type Linha = {
  tipo: 'compra' | 'ajuste';
  cupom_id: number;
  vez: number;
  data: string;
  /** When it was sold, or undone; `momento`, the same as PostgreSQL writes it. */
  em: Date;
  momento: string;
  codigo: string;
  produto: string | null;
  nome_funcionario: string;
  valor: number;
  descontado: number;
  parte_loja: number;
  parte_grupo: number;
  motivo: MotivoDeEstorno | null;
  desfaz_acerto: number | null;
  desfaz_mes: string | null;
  desfaz_data: string | null;
  em_analise: boolean;
  nota: string | null;
};

/** What the store's next closing would have, and what is held back from it, the newest first. */
export async function verAcertoAberto(db: Leitura, pedido: Pedido): Promise<Resposta<typeof chamada>> {
  const { lojistaId, hoje, limite } = pedido;
  const linhas = await lerLinhas(db, pedido);
  const desde = await notaExigidaDesde(db);
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    aberto: await lerAberto(db, lojistaId),
    linhas: visiveis.map((linha) => apresentar(linha, desde, hoje)),
    proximo: ultima ? escreverPosicao(ultima) : null,
  };
}

/** Each of the two is read in the order of the list and no further than the page: the store's index knows the sales by day. */
async function lerLinhas(db: Leitura, { lojistaId, cursor, limite }: Pedido): Promise<Linha[]> {
  const depois = lerPosicao(cursor);
  // Of one day the purchases come first: after an adjustment of it, none of them is left.
  const compraDepois = depois?.tipo === 'compra' ? depois : { momento: '-infinity', cupom: 0 };
  const depoisDaquela = depois
    ? sql`where (l.data, l.tipo, l.em, l.cupom_id, l.vez) < (${depois.data}::date, ${depois.tipo}, ${depois.momento}::timestamptz, ${depois.cupom}::bigint, ${depois.vez}::int)`
    : sql``;
  const { rows } = await sql<Linha>`
    with linha as (
      (select 'compra' as tipo, c.id as cupom_id, c.vez, c.data_efetivacao as data, c.efetivado_em as em, c.codigo,
              coalesce(d.nome, p.titulo_especifico) as produto, c.nome_funcionario, c.valor, c.descontado,
              parte_da_loja(c.valor, c.descontado) as parte_loja, parte_do_grupo(c.valor, c.descontado) as parte_grupo,
              null as motivo, null::int as desfaz_acerto, null::date as desfaz_mes, null::date as desfaz_data,
              exists (select from compra_suspeita s
                       where s.cupom_id = c.id and s.vez = c.vez and s.estado = 'em_analise') as em_analise,
              (select n.chave from nota n where n.cupom_id = c.id and n.vez = c.vez) as nota
         from cupom c
         join prescricao p on p.id = c.prescricao_id
         left join produto d on d.id = p.produto_id
        where c.lojista_id = ${lojistaId} and ${COMPRAS_SEM_LINHA}
          ${depois ? sql`and (c.data_efetivacao, c.efetivado_em, c.id) < (${depois.data}::date, ${compraDepois.momento}::timestamptz, ${compraDepois.cupom}::bigint)` : sql``}
        order by c.data_efetivacao desc, c.efetivado_em desc, c.id desc limit ${limite + 1})
      union all
      select 'ajuste', a.cupom_id, a.vez, (e.estornado_em at time zone 'America/Sao_Paulo')::date, e.estornado_em, o.codigo, o.produto,
             e.nome_funcionario, -o.valor, -o.descontado, -o.parte_loja, -o.parte_grupo, e.motivo, o.acerto_id, oa.mes,
             o.data, false, e.nota
        from acerto_ajuste a
        join acerto_linha o on o.id = a.linha_id
        join acerto oa on oa.id = o.acerto_id
        join estorno e on e.cupom_id = a.cupom_id and e.vez = a.vez
       where a.lojista_id = ${lojistaId}
    )
    select l.*, l.em::text as momento from linha l ${depoisDaquela}
     order by l.data desc, l.tipo desc, l.em desc, l.cupom_id desc, l.vez desc limit ${limite + 1}`.execute(db);
  return rows;
}

type Posicao = { data: string; tipo: 'compra' | 'ajuste'; momento: string; cupom: number; vez: number };

const escreverPosicao = ({ data, tipo, momento, cupom_id, vez }: Linha) =>
  escreverCursor([data, tipo, momento, String(cupom_id), String(vez)]);

function lerPosicao(cursor: string | undefined): Posicao | null {
  const [data, tipo, momento = '', cupom = '', vez = ''] = lerCursor(cursor);
  if (!data || !dataValida(data) || (tipo !== 'compra' && tipo !== 'ajuste')) return null;
  if (!MOMENTO.test(momento) || !/^\d{1,15}$/.test(cupom) || !/^\d{1,6}$/.test(vez)) return null;
  return { data, tipo, momento, cupom: Number(cupom), vez: Number(vez) };
}

function apresentar(linha: Linha, desde: string | null, hoje: string): LinhaAberta {
  const { cupom_id, em: _em, momento: _, codigo, descontado, desfaz_acerto, desfaz_mes, desfaz_data, ...l } = linha;
  const temNota = l.nota !== null || l.tipo === 'ajuste';
  return {
    ...l,
    id_coupon: cupom_id,
    codigo_coupon: codigo,
    valor: emReais(l.valor),
    valorDescontado: emReais(descontado),
    parte_loja: emReais(l.parte_loja),
    parte_grupo: emReais(l.parte_grupo),
    desfaz:
      desfaz_acerto && desfaz_mes && desfaz_data
        ? { id_acerto: desfaz_acerto, mes: mesDe(desfaz_mes), data: desfaz_data }
        : null,
    nota_pendente: notaPendente({ temNota, data: l.data }, desde, hoje),
  };
}

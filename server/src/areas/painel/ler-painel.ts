import { somarDias } from '@indica-bem/domain/brasil/datas';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import {
  anosComNumeros,
  type Contagem,
  comparacaoDoAno,
  type EncerradasNoMes,
  funilDoAno,
  numerosDoAno,
} from '@indica-bem/domain/painel/numeros';
import { MEDIDAS, type MedidaDoMes, serieDosMeses, totalDa } from '@indica-bem/domain/painel/serie';
import type { PoolClient } from 'pg';
import type { Leitor } from '../../db/leitor';
import type { NoMes } from './contar-dias';
import { lerDestaques } from './ler-do-ano';

const DESTAQUES = 5;
const DIAS_A_VENCER = 7;
const CUPONS_A_VENCER = 5;
/** Counting stops here: "mais de mil" says as much, and costs the same with any number of coupons. */
const CONTAGEM_NO_MAXIMO = 1000;

/** `antes`: the same days of the month before. */
type Pedido = {
  ano: number | undefined;
  hoje: string;
  antes: NoMes;
  encerradas: EncerradasNoMes[];
  cidades: (ano: number) => Promise<Painel['cidades']>;
};

/** Everything comes from the numbers kept by month and by year (docs/decisions/0009) or from the first entries of an index. */
export async function lerPainel(leitor: Leitor, { ano, hoje, antes, encerradas, cidades }: Pedido): Promise<Painel> {
  const anoAtual = Number(hoje.slice(0, 4));
  const escolhido = ano ?? anoAtual;
  const dasCidades = await cidades(escolhido);
  return leitor.usar(async (conexao) => {
    const medidas = await lerMedidas(conexao);
    const serie = serieDosMeses(medidas, hoje);
    const doMes = serie.at(-1);
    const contagens = await lerContagens(conexao);
    return {
      couponsGeradosTotal: totalDa(medidas, 'cupom'),
      prescricoesEfetivadasTotal: totalDa(medidas, 'loja'),
      lojistasAtivosTotal: totalDa(medidas, 'lojista'),
      tutoresAtivosTotal: totalDa(medidas, 'tutor'),
      prescritoresPendentesTotal: totalDa(medidas, 'prescritor'),
      ...numerosDoAno(contagens, escolhido, encerradas),
      mes: {
        hoje,
        compras: doMes?.compras ?? 0,
        antes: antes.compras,
        cupons: doMes?.cupons ?? 0,
        cupons_antes: antes.cupons,
        cadastros: doMes?.cadastros ?? 0,
        cadastros_antes: antes.cadastros,
      },
      serie,
      comparacao: comparacaoDoAno(contagens, escolhido, hoje),
      ano: escolhido,
      anos: anosComNumeros(contagens, anoAtual),
      funil: funilDoAno(contagens, escolhido),
      ...(await lerDestaques(conexao, escolhido, DESTAQUES)),
      cidades: dasCidades,
      a_vencer: await lerCuponsAVencer(conexao, hoje),
      notas: await lerNotas(conexao, escolhido),
    };
  });
}

/** A few numbers a month: the totals, the present month and the lines of the last twelve are all added up from them. */
async function lerMedidas(conexao: PoolClient): Promise<MedidaDoMes[]> {
  const { rows } = await conexao.query<MedidaDoMes>(
    `select medida, mes, quantas from painel_do_mes where medida = any($1)`,
    [MEDIDAS],
  );
  return rows;
}

async function lerContagens(conexao: PoolClient): Promise<Contagem[]> {
  const { rows } = await conexao.query<Contagem>(
    `select mes, chave as etapa, quantas from painel where medida = 'indicacao'`,
  );
  return rows;
}

/** By the day of the purchase: a receipt belongs to the month it was bought in, not to that of the recommendation. */
async function lerNotas(conexao: PoolClient, ano: number): Promise<Painel['notas']> {
  const { rows } = await conexao.query<Painel['notas']>(
    `select coalesce(sum(quantas) filter (where medida = 'loja'), 0) as compras,
            coalesce(sum(quantas) filter (where medida = 'nota'), 0) as com_nota
       from painel_do_mes where medida in ('loja', 'nota') and mes between make_date($1, 1, 1) and make_date($1, 12, 1)`,
    [ano],
  );
  return rows[0] ?? { compras: 0, com_nota: 0 };
}

async function lerCuponsAVencer(conexao: PoolClient, hoje: string): Promise<Painel['a_vencer']> {
  const ate = somarDias(hoje, DIAS_A_VENCER);
  const { rows } = await conexao.query<Painel['a_vencer']['cupons'][number]>(
    `select c.id as id_coupon, t.nome as tutor, l.nome_fantasia as loja, d.nome as produto, c.data_validade
       from (select * from cupom where estado = 'ativo' and data_validade between $1 and $2
              order by data_validade limit $3) c
       join prescricao p on p.id = c.prescricao_id
       join lojista l on l.id = c.lojista_id
       left join tutor t on t.id = p.tutor_id
       left join produto d on d.id = p.produto_id
      order by c.data_validade, c.id`,
    [hoje, ate, CUPONS_A_VENCER],
  );
  const contagem = await conexao.query<{ total: number }>(
    `select count(*) as total from (
       select 1 from cupom where estado = 'ativo' and data_validade between $1 and $2 limit $3) c`,
    [hoje, ate, CONTAGEM_NO_MAXIMO + 1],
  );
  const total = contagem.rows[0]?.total ?? 0;
  return {
    dias: DIAS_A_VENCER,
    total: Math.min(total, CONTAGEM_NO_MAXIMO),
    ha_mais: total > CONTAGEM_NO_MAXIMO,
    cupons: rows,
  };
}

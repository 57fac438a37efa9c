import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { intervaloDo, type PeriodoFixo } from '@indica-bem/domain/cupom/periodos';
import type { OrdemDosEfetivados } from '@indica-bem/domain/cupom/regras';
import { notaPendente } from '@indica-bem/domain/nota/regras';
import { primeiroNome } from '@indica-bem/domain/texto/primeiro-nome';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Leitura } from '../../db/conexao';
import { executarPreparado } from '../../db/preparar';
import type { Tabelas } from '../../db/tabelas';
import { MOMENTO_DA_VENDA, momentoNoCaixa, PELO_MOMENTO } from '../../nucleo/momento-da-venda';
import { type Chave, depoisDaLinha, emOrdemDe, nosDoisSentidos, type Ordem, paginaEmOrdem } from '../../nucleo/ordem';
import { notaExigidaDesde } from '../configuracao/ajustes';
import { apresentarNota, notaDoCupom } from '../nota/apresentar-nota';
import { apresentarCupom, desfazerPor } from './ler-cupom';

type Filtro = {
  lojistaId: number;
  de?: string | undefined;
  ate?: string | undefined;
  periodo?: PeriodoFixo | undefined;
  cursor?: string | undefined;
  limite: number;
  nota?: 'sem' | undefined;
  ordem: OrdemDosEfetivados;
  /** Who looks. */
  papel: Papel;
  hoje: string;
  agora: Date;
};

type Lido = { id: number; data_efetivacao: string | null; momento: string | null; valor: number | null };
const ID: Chave<Lido> = { sql: 'c.id', tipo: 'inteiro', de: ({ id }) => id };
const ORDENS: Record<OrdemDosEfetivados, Ordem<Lido>> = {
  ...nosDoisSentidos<'data', Lido>('data', PELO_MOMENTO),
  ...nosDoisSentidos('valor', [{ sql: 'c.valor', tipo: 'inteiro', de: (c: Lido) => c.valor }, ID]),
};

const SEM_NOTA = sql<boolean>`not exists (select 1 from nota n where n.cupom_id = c.id and n.vez = c.vez)`;

const efetivados = (db: Leitura, lojistaId: number) =>
  db.selectFrom('cupom as c').where('c.lojista_id', '=', lojistaId).where('c.estado', '=', 'efetivado');

export async function listarCuponsEfetivados(db: Leitura, filtro: Filtro) {
  const { lojistaId, cursor, limite, ordem, papel, hoje, agora } = filtro;
  const { de, ate } = filtro.periodo ? intervaloDo(filtro.periodo, hoje) : filtro;
  let noPeriodo = efetivados(db, lojistaId);
  if (de) noPeriodo = noPeriodo.where('c.data_efetivacao', '>=', de);
  if (ate) noPeriodo = noPeriodo.where('c.data_efetivacao', '<=', ate);
  if (filtro.nota === 'sem') noPeriodo = noPeriodo.where(SEM_NOTA);
  const forma = `${de ? 'de' : ''}-${ate ? 'ate' : ''}-${filtro.nota ?? ''}`;

  const daPagina = noPeriodo
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .leftJoin('produto as d', 'd.id', 'p.produto_id')
    .leftJoin('tutor as t', 't.id', 'p.tutor_id')
    .selectAll('c')
    .select(['d.nome as produto', 't.nome as tutor', MOMENTO_DA_VENDA.as('momento')])
    .select((eb) => [jsonObjectFrom(ultimoPedido(eb)).as('pedido'), notaDoCupom(eb).as('nota')])
    .where(depoisDaLinha(cursor, ORDENS[ordem]))
    .orderBy(emOrdemDe(ORDENS[ordem]))
    .limit(limite + 1);
  // A page further down comes in other forms: that one is planned for its values.
  const linhas = cursor
    ? await daPagina.execute()
    : await executarPreparado(db, `efetivados-${ordem}-${forma}`, daPagina);
  const desde = await notaExigidaDesde(db);
  const { visiveis, proximo } = paginaEmOrdem(linhas, limite, ORDENS[ordem]);
  return {
    coupons: visiveis.map(({ produto, tutor, pedido, nota, ...c }) => ({
      ...apresentarCupom(c, hoje),
      produto,
      tutor: tutor && primeiroNome(tutor),
      efetivado_em: momentoNoCaixa(c),
      desfazer_segundos: desfazerPor(c, agora),
      pedido: pedido && { ...pedido, pedido_em: new Date(pedido.pedido_em).toISOString() },
      nota: apresentarNota(nota, { papel, hoje }),
      nota_pendente: notaPendente({ temNota: nota !== null, data: c.data_efetivacao ?? '' }, desde, hoje),
    })),
    proximo,
    de: de ?? null,
    ate: ate ?? null,
    totais: await somar(db, forma, noPeriodo),
  };
}

const ultimoPedido = (eb: ExpressionBuilder<Tabelas & { c: Tabelas['cupom'] }, 'c'>) =>
  eb
    .selectFrom('pedido_de_estorno as q')
    .select(['q.id as id_pedido', 'q.estado', 'q.motivo', 'q.pedido_em', 'q.resposta'])
    .whereRef('q.cupom_id', '=', 'c.id')
    .whereRef('q.vez', '=', 'c.vez')
    .orderBy('q.id', 'desc')
    .limit(1);

async function somar(db: Leitura, forma: string, noPeriodo: ReturnType<typeof efetivados>) {
  const consulta = noPeriodo
    .leftJoin('nota as n', (em) => em.onRef('n.cupom_id', '=', 'c.id').onRef('n.vez', '=', 'c.vez'))
    .select([
      sql<number>`count(*)`.as('quantidade'),
      sql<number>`coalesce(sum(c.valor), 0)`.as('valor'),
      sql<number>`coalesce(sum(c.descontado), 0)`.as('descontado'),
      sql<number>`coalesce(sum(c.recebido), 0)`.as('recebido'),
      sql<number>`coalesce(sum(c.peso), 0)`.as('peso'),
      sql<number>`count(n.chave)`.as('com_nota'),
    ]);
  const [t] = await executarPreparado(db, `somas-dos-efetivados-${forma}`, consulta);
  if (!t) throw new Error('uma soma tem sempre uma linha');
  return {
    quantidade: t.quantidade,
    valor: centavosParaReais(t.valor),
    valorDescontado: centavosParaReais(t.descontado),
    valorRecebido: centavosParaReais(t.recebido),
    peso: t.peso,
    com_nota: t.com_nota,
  };
}

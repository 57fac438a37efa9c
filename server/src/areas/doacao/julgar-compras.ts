import { type Limiares, motivosDaAnalise, type RegraDeVelocidade } from '@indica-bem/domain/doacao/velocidade';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';

const LEMBRAR_POR = 2 * 3_600_000;
/** What is older than the rules look back harms nobody: it goes now and then. */
const LIMPAR_A_CADA = 600_000;
let limpaEm = 0;

type Compra = {
  id: number;
  cupomId: number;
  vez: number;
  lojistaId: number;
  prescritorId: number | null;
  momento: Date;
  centavos: number;
  peso: number;
  telefoneDoTutor: string | null;
  telefone: string | null;
  celular: string | null;
  telefoneDaIndicacao: string | null;
  telefoneDaLoja: string | null;
  celularDaLoja: string | null;
  cpfDoTutor: string | null;
  cpfDoParceiro: string | null;
  porArquivo: boolean;
};
type Contagem = { id: number; daLojaNoMinuto: number; doParNaHora: number; doTutorNoDia: number };

type Julgamento = { julgadas: number; suspeitas: RegraDeVelocidade[] };
type Opcoes = { agora: Date; quantas: number };

/**
 * Judges what was bought since the last time, in the order it came: whatever a rule holds waits for a person, the rest is
 * given. Verdict and removal from the outbox commit together, and whoever calls it holds the turn (nucleo/vez-de-julgar.ts).
 * Answers how many it judged, and each rule as often as it held something.
 */
export async function julgarCompras(trx: Trx, { agora, quantas }: Opcoes): Promise<Julgamento> {
  const compras = await lerCompras(trx, quantas);
  if (compras.length === 0) return { julgadas: 0, suspeitas: [] };
  await lembrar(trx, compras, agora);
  const limiares = await lerLimiares(trx);
  const contagens = new Map((await contar(trx, compras, limiares)).map((contagem) => [contagem.id, contagem]));
  const suspeitas = compras.flatMap((compra) => {
    const contagem = contagens.get(compra.id);
    if (!contagem) return [];
    const telefonesDoParceiro = [compra.telefone, compra.celular];
    const telefonesDaLoja = [compra.telefoneDaLoja, compra.celularDaLoja];
    const regras = motivosDaAnalise({ ...compra, ...contagem, telefonesDoParceiro, telefonesDaLoja }, limiares);
    return regras.length > 0 ? [{ cupom_id: compra.cupomId, vez: compra.vez, regras, criada_em: agora }] : [];
  });
  if (suspeitas.length > 0) await trx.insertInto('compra_suspeita').values(suspeitas).execute();
  const ids = compras.map(({ id }) => id);
  await trx
    .deleteFrom('compra_a_julgar')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return { julgadas: compras.length, suspeitas: suspeitas.flatMap(({ regras }) => regras) };
}

async function lerCompras(trx: Trx, quantas: number): Promise<Compra[]> {
  const { rows } = await sql<Compra>`
    select j.id, j.vez, c.id as "cupomId", c.lojista_id as "lojistaId", c.efetivado_em as momento,
           c.valor as centavos, c.peso, c.leitura is not distinct from 'arquivo' as "porArquivo",
           p.prescritor_id as "prescritorId", t.telefone as "telefoneDoTutor", i.telefone, i.celular,
           p.telefone as "telefoneDaIndicacao", l.telefone as "telefoneDaLoja", l.celular as "celularDaLoja",
           t.cpf as "cpfDoTutor", i.cpf as "cpfDoParceiro"
      from (select * from compra_a_julgar order by id limit ${quantas}) j
      join cupom c on c.id = j.cupom_id
      join prescricao p on p.id = c.prescricao_id
      join lojista l on l.id = c.lojista_id
      left join tutor t on t.id = p.tutor_id
      left join prescritor i on i.id = p.prescritor_id
     order by j.id`.execute(trx);
  return rows;
}

/** Only what was bought at a till has a moment that the rules about pace can count. */
async function lembrar(trx: Trx, compras: Compra[], agora: Date): Promise<void> {
  const noCaixa = compras.filter(({ porArquivo }) => !porArquivo);
  if (noCaixa.length > 0) {
    await trx
      .insertInto('compra_recente')
      .values(
        noCaixa.map(({ cupomId, vez, lojistaId, prescritorId, momento }) => ({
          cupom_id: cupomId,
          vez,
          lojista_id: lojistaId,
          prescritor_id: prescritorId,
          momento,
        })),
      )
      .onConflict((conflito) => conflito.doNothing())
      .execute();
  }
  if (Math.abs(agora.getTime() - limpaEm) < LIMPAR_A_CADA) return;
  limpaEm = agora.getTime();
  const velhas = new Date(agora.getTime() - LEMBRAR_POR);
  await trx.deleteFrom('compra_recente').where('momento', '<', velhas).execute();
}

/**
 * Each only as far as its rule asks, and one more: a flood costs no more than a busy minute. A tutor's day is read once,
 * however many of its purchases are judged together.
 */
async function contar(trx: Trx, compras: Compra[], limiares: Limiares): Promise<Contagem[]> {
  const ids = compras.map(({ id }) => id);
  const ate = (regra: RegraDeVelocidade) => (limiares.get(regra) ?? 0) + 1;
  const { rows } = await sql<Contagem>`
    with lote as materialized (
      select j.id as ordem, c.id, c.lojista_id, c.efetivado_em, c.data_efetivacao, p.prescritor_id, p.tutor_id
        from compra_a_julgar j
        join cupom c on c.id = j.cupom_id
        join prescricao p on p.id = c.prescricao_id
       where j.id = any(${ids}::bigint[])
    ), do_dia as materialized (
      select d.tutor_id, d.dia, y.efetivado_em, y.id
        from (select distinct tutor_id, data_efetivacao as dia from lote) d
       cross join lateral (
          select x.efetivado_em, x.id from prescricao o join cupom x on x.prescricao_id = o.id and x.estado = 'efetivado'
           where o.tutor_id = d.tutor_id and o.data_ativacao = d.dia
           order by x.efetivado_em, x.id limit ${ate('tutor_por_dia')}) y
    )
    select c.ordem as id,
           (select count(*) from (
              select from compra_recente r
               where r.lojista_id = c.lojista_id and r.momento > c.efetivado_em - interval '1 minute'
                 and (r.momento, r.cupom_id) <= (c.efetivado_em, c.id) limit ${ate('loja_por_minuto')}) n) as "daLojaNoMinuto",
           (select count(*) from (
              select from compra_recente r
               where r.prescritor_id = c.prescritor_id and r.lojista_id = c.lojista_id
                 and r.momento > c.efetivado_em - interval '1 hour'
                 and (r.momento, r.cupom_id) <= (c.efetivado_em, c.id) limit ${ate('par_por_hora')}) n) as "doParNaHora",
           (select count(*) from do_dia n
             where n.tutor_id = c.tutor_id and n.dia = c.data_efetivacao
               and (n.efetivado_em, n.id) <= (c.efetivado_em, c.id)) as "doTutorNoDia"
      from lote c`.execute(trx);
  return rows;
}

async function lerLimiares(trx: Trx): Promise<Limiares> {
  const linhas = await trx
    .selectFrom('regra_de_velocidade')
    .select(['regra', 'limite'])
    .where('ligada', '=', true)
    .execute();
  return new Map<RegraDeVelocidade, number | null>(linhas.map(({ regra, limite }) => [regra, limite]));
}

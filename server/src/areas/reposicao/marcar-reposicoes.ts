import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { ultimoDiaDeLembretes } from '@indica-bem/domain/evento/regras';
import { diaDoAviso } from '@indica-bem/domain/reposicao/fim-da-racao';
import { jaTemOutra, racoesDe } from '@indica-bem/domain/reposicao/racoes';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { emLevas } from '../../db/transacao';
import type { Fila } from '../../jobs/fila';
import type { Contexto } from '../../nucleo/contexto';
import { type Indicacao, lerIndicacoes } from './ler-indicacoes';

const POR_VEZ = 200;

/**
 * Counts how long what was bought lasts, and hands the reminders that are due to the mail queue, also those of mornings
 * on which nobody was running. The mark and the mail commit together, so that a stop in between loses none and repeats none.
 */
export async function marcarReposicoes({ db, fila, relogio }: Contexto): Promise<void> {
  const agora = relogio();
  for (const quais of [A_CONTAR, aLembrar(ultimoDiaDeLembretes(agora))])
    await emLevas(db, POR_VEZ, (trx) => marcar(trx, fila, quais, agora));
}

// One after the other, each in the order of its index: asked together, the whole table would be read.
const A_CONTAR = sql`r.lembrar_em is null order by r.prescricao_id`;
const aLembrar = (ate: string) => sql`r.lembrar_em <= ${ate}::date order by r.lembrar_em`;

async function marcar(trx: Trx, fila: Fila, quais: RawBuilder<unknown>, agora: Date): Promise<number> {
  const [hoje, ate] = [hojeEmSaoPaulo(agora), ultimoDiaDeLembretes(agora)];
  const devidas = await lerDevidas(trx, quais);
  if (devidas.length === 0) return 0;
  const tutores = [...new Set(devidas.map(({ tutor_id }) => tutor_id))];
  const indicacoes = await lerIndicacoes(trx, { tutores, hoje });
  const doTutor = (id: number) => indicacoes.filter(({ tutor_id }) => tutor_id === id);
  const [depois, encerradas, avisos] = [new Map<number, string>(), new Map<number, string | null>(), [] as Aviso[]];
  for (const { prescricao_id: id, tutor_id, fim_avisado } of devidas) {
    const { aviso, lembrarEm } = julgar(id, doTutor(tutor_id), { hoje, ate });
    const novo = aviso?.fim !== fim_avisado ? aviso : null;
    if (lembrarEm !== null) depois.set(id, lembrarEm);
    else encerradas.set(id, novo?.fim ?? fim_avisado);
    if (novo) avisos.push(novo);
  }
  await adiar(trx, depois);
  await encerrar(trx, encerradas, agora);
  await fila.enfileirarTodas(trx, 'email-reposicao', avisos);
  return devidas.length;
}

type Devida = { prescricao_id: number; tutor_id: number; fim_avisado: string | null };

/**
 * The mail names the recommendation, so it is held before what is counted of it: the order of who undoes a purchase. One that
 * is in somebody's hands, or another instance's, is left for the next run.
 */
async function lerDevidas(trx: Trx, quais: RawBuilder<unknown>): Promise<Devida[]> {
  const { rows } = await sql<Devida>`
    select r.prescricao_id, coalesce(p.tutor_id, 0) as tutor_id, r.fim_avisado
      from reposicao r
      left join lateral (
        select id, tutor_id from prescricao where id = r.prescricao_id for key share skip locked) p on true
     where r.lembrado_em is null and (p.id is not null or not exists (select from prescricao where id = r.prescricao_id))
       and ${quais} limit ${POR_VEZ} for update of r skip locked`.execute(trx);
  return rows;
}

type Aviso = { prescricaoId: number; fim: string };
type Veredito = { aviso: Aviso | null; lembrarEm: string | null };
const NADA: Veredito = { aviso: null, lembrarEm: null };

/** What was undone, or followed by another bag, or ended meanwhile, is not announced; nor is what somebody has seen to. */
function julgar(id: number, indicacoes: Indicacao[], { hoje, ate }: { hoje: string; ate: string }): Veredito {
  const racao = racoesDe(indicacoes).find(({ compra }) => compra.id_prescricao === id);
  if (!racao || racao.fim === null || racao.fim < hoje) return NADA;
  const { compra, fim } = racao;
  const dia = diaDoAviso(fim, compra.comprado_em);
  if (dia !== null && dia > ate) return { aviso: null, lembrarEm: dia };
  return dia === null || cuidada(compra, indicacoes, hoje)
    ? NADA
    : { aviso: { prescricaoId: id, fim }, lembrarEm: null };
}

type Compra = Indicacao & { comprado_em: string };

/** Asked for, or made. */
export const cuidada = (compra: Compra, indicacoes: Indicacao[], hoje: string): boolean =>
  compra.pedido?.estado === 'aberta' || compra.renovada || jaTemOutra(compra, indicacoes, hoje);

const adiar = (trx: Trx, dias: Map<number, string>) =>
  sql`update reposicao r set lembrar_em = d.dia
        from unnest(${[...dias.keys()]}::int[], ${[...dias.values()]}::date[]) as d (id, dia)
       where r.prescricao_id = d.id`.execute(trx);

/** Nothing more to say of these, unless something is changed; with the end that was announced. */
const encerrar = (trx: Trx, fins: Map<number, string | null>, agora: Date) =>
  sql`update reposicao r set lembrado_em = ${agora}, fim_avisado = d.fim
        from unnest(${[...fins.keys()]}::int[], ${[...fins.values()]}::date[]) as d (id, fim)
       where r.prescricao_id = d.id`.execute(trx);

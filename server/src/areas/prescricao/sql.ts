import { MESES_DE_VALIDADE } from '@indica-bem/domain/cupom/regras';
import { DIAS_DA_ESPERA } from '@indica-bem/domain/inicio/regras';
import {
  BLOQUEADA,
  ENCERRADA,
  STATUS_DA_INDICACAO,
  type StatusDaIndicacao,
  VENCIDA,
} from '@indica-bem/domain/prescricao/regras';
import { type RawBuilder, sql } from 'kysely';

/**
 * Somebody made `p`, registered it or redeemed it: a printed code before that is no recommendation yet. Written out, and not
 * as `num_nonnulls`: of these PostgreSQL knows how many there are, which is nearly all.
 */
export const DE_ALGUEM = '(p.prescritor_id is not null or p.origem_lojista_id is not null or p.tutor_id is not null)';

/** It waits for its tutor: a recommendation, not a blank printed code, that nobody has redeemed, cancelled or blocked. */
export const resgatavel = (p: 'p' | 'prescricao') => {
  const coluna = (nome: string) => sql.ref(`${p}.${nome}`);
  return sql<boolean>`(${coluna('tutor_id')} is null and ${coluna('cancelada_em')} is null and ${coluna('bloqueada_em')} is null
    and (${coluna('especifica')} or ${coluna('prescritor_id')} is not null or ${coluna('origem_lojista_id')} is not null))`;
};

/** Which of a recommendation's coupons speaks for it: the one that counts, else the last that was cancelled. */
export const CUPOM_DA_VEZ = `order by (c.estado <> 'cancelado') desc, c.criado_em desc limit 1`;

const DO_ESTOQUE = (c: string) => `exists (select from cupom_online o where o.cupom_id = ${c}.id)`;

/**
 * `prazoDaEscolha` of the domain, by the coupon `c` that speaks for the recommendation; the tests hold them together. An online
 * store's own code that ended takes its validity along: our coupons' counts again, or three months from the first choice.
 */
export const PRAZO_DA_ESCOLHA = `case when c.estado <> 'cancelado' or not ${DO_ESTOQUE('c')} then c.data_validade else coalesce(
  (select x.data_validade from cupom x where x.prescricao_id = c.prescricao_id and not ${DO_ESTOQUE('x')} order by x.criado_em limit 1),
  (select ((min(x.criado_em) at time zone 'America/Sao_Paulo')::date + interval '${MESES_DE_VALIDADE} months')::date
     from cupom x where x.prescricao_id = c.prescricao_id)) end`;

/** Last day of a recommendation `p`; null before its first coupon. */
export const VALIDADE_DA_INDICACAO = `(select ${PRAZO_DA_ESCOLHA} from cupom c where c.prescricao_id = p.id ${CUPOM_DA_VEZ})`;

/** `indicacaoVencida` of the domain, for a recommendation `p`; the tests hold them together. `hoje` is an expression. */
const vencida = (hoje: string) => `(p.data_ativacao is null and coalesce(${VALIDADE_DA_INDICACAO} < ${hoje}, false))`;

const LUGAR = ':hoje';
const [ANTES = '', DEPOIS = ''] = vencida(LUGAR).split(LUGAR);

/** The same, with the day as a parameter. */
export const vencidaEm = (hoje: string) => sql<boolean>`${sql.raw(ANTES)}${hoje}::date${sql.raw(DEPOIS)}`;

/** Who redeemed a recommendation `p` deleted the account: among the columns, one look for each row that is shown. */
export const TUTOR_SE_FOI = '((select k.excluida_em is not null from conta k where k.id = p.tutor_id) is true)';

/** Nobody has it any more, and it was not bought with. */
const ESTA_ENCERRADA = `(p.data_ativacao is null and ${TUTOR_SE_FOI})`;

/** The team stopped it, and it was not bought with. */
const ESTA_BLOQUEADA = '(p.bloqueada_em is not null and p.data_ativacao is null)';
const LIVRE = sql`p.bloqueada_em is null`;
/**
 * Its tutor is not gone: the same as a condition of its own, which is joined by the index of the deleted ones. As a part of
 * another it would seem dear to the planner, who then reads everybody's to be spared it.
 */
const COM_TUTOR = 'not exists (select from conta k where k.id = p.tutor_id and k.excluida_em is not null)';
/** Neither stopped nor left behind by its tutor. */
const VIVA = sql`${LIVRE} and ${sql.raw(COM_TUTOR)}`;

/** `statusDaIndicacao` of the domain, for a recommendation `p`. `hoje` is an expression. */
export const statusEmSql = (hoje: string) => `case when ${ESTA_ENCERRADA} then '${ENCERRADA}'
  when ${ESTA_BLOQUEADA} then '${BLOQUEADA}'
  when ${vencida(hoje)} then '${VENCIDA}'
  else (array[${STATUS_DA_INDICACAO.map((status) => `'${status}'`).join(', ')}])[1 + etapa_da_prescricao(p.tutor_id, p.lojista_id, p.data_ativacao)] end`;

/** The same as a condition that an index answers. Each state apart: what expired is in no other. */
export function doStatus(status: StatusDaIndicacao, hoje: string): RawBuilder<boolean> {
  switch (status) {
    case 'Pendente - Aguardando cadastro':
      return sql`p.tutor_id is null and ${LIVRE}`;
    case 'Ativo - Cliente cadastrado':
      return sql`p.tutor_id is not null and p.lojista_id is null and ${VIVA} and not ${vencidaEm(hoje)}`;
    case 'Ativo - Aguardando compra':
      return sql`p.lojista_id is not null and p.data_ativacao is null and ${VIVA} and not ${vencidaEm(hoje)}`;
    case 'Finalizado - Realizou a compra':
      return sql`p.data_ativacao is not null`;
    case VENCIDA:
      return sql`p.tutor_id is not null and ${VIVA} and ${vencidaEm(hoje)}`;
    case BLOQUEADA:
      return sql`${sql.raw(ESTA_BLOQUEADA)} and ${sql.raw(COM_TUTOR)}`;
    case ENCERRADA:
      // From the few that were deleted, or by a look at each: the planner knows how many there are.
      return sql`p.data_ativacao is null and p.tutor_id in (select k.id from conta k where k.excluida_em is not null)`;
  }
}

/**
 * Somebody can be reminded of `p`: who redeemed it is here, or it still says whom it is for. The contact of one that nobody
 * redeemed is forgotten with the account of that mailbox (spec 1.15).
 */
const ALGUEM_A_LEMBRAR = `(p.tutor_id is not null or p.telefone is not null) and ${COM_TUTOR}`;

/** At a store, and not only where a tutor who is gone once had a coupon. */
export const COM_CUPOM = sql<boolean>`p.lojista_id is not null and not exists (
  select from conta k where k.id = p.tutor_id and k.excluida_em is not null and p.data_ativacao is null)`;

/** Not bought with, nor stopped, nor too old to remind anybody of: what the home looks at before it looks at coupons. */
export const podeEsperar = (hoje: string): RawBuilder<boolean> => sql`p.data > ${hoje}::date - ${DIAS_DA_ESPERA}::int
  and p.data_ativacao is null and p.cancelada_em is null and ${LIVRE} and ${sql.raw(ALGUEM_A_LEMBRAR)}`;

/** Waits for its tutor. The home says the rest by the coupon it reads anyway; the tests hold the two together. */
export const esperandoEm = (hoje: string): RawBuilder<boolean> => sql`${podeEsperar(hoje)} and not ${vencidaEm(hoje)}
  and (p.lojista_id is null or exists (select from cupom c where c.prescricao_id = p.id and c.estado = 'ativo'))`;

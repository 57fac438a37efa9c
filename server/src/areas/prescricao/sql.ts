import { DIAS_DA_ESPERA } from '@indica-bem/domain/inicio/regras';
import { BLOQUEADA, STATUS_DA_INDICACAO, type StatusDaIndicacao, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { type RawBuilder, sql } from 'kysely';

/** It waits for its tutor: a recommendation, not a blank printed code, that nobody has redeemed, cancelled or blocked. */
export const resgatavel = (p: 'p' | 'prescricao') => {
  const coluna = (nome: string) => sql.ref(`${p}.${nome}`);
  return sql<boolean>`(${coluna('tutor_id')} is null and ${coluna('cancelada_em')} is null and ${coluna('bloqueada_em')} is null
    and (${coluna('especifica')} or ${coluna('prescritor_id')} is not null or ${coluna('origem_lojista_id')} is not null))`;
};

/** Which of a recommendation's coupons speaks for it: the one that counts, else the last that was cancelled. */
export const CUPOM_DA_VEZ = `order by (c.estado <> 'cancelado') desc, c.criado_em desc limit 1`;

/** Last day of a recommendation `p`; null before its first coupon. */
export const VALIDADE = `(select c.data_validade from cupom c where c.prescricao_id = p.id ${CUPOM_DA_VEZ})`;

/** `indicacaoVencida` of the domain, for a recommendation `p`; the tests hold them together. `hoje` is an expression. */
const vencida = (hoje: string) => `(p.data_ativacao is null and coalesce(${VALIDADE} < ${hoje}, false))`;

const LUGAR = ':hoje';
const [ANTES = '', DEPOIS = ''] = vencida(LUGAR).split(LUGAR);

/** The same, with the day as a parameter. */
export const vencidaEm = (hoje: string) => sql<boolean>`${sql.raw(ANTES)}${hoje}::date${sql.raw(DEPOIS)}`;

/** The team stopped it, and it was not bought with. */
const BLOQUEADO = '(p.bloqueada_em is not null and p.data_ativacao is null)';
const LIVRE = sql`p.bloqueada_em is null`;

/** `statusDaIndicacao` of the domain, for a recommendation `p`. `hoje` is an expression. */
export const statusEmSql = (hoje: string) => `case when ${BLOQUEADO} then '${BLOQUEADA}'
  when ${vencida(hoje)} then '${VENCIDA}'
  else (array[${STATUS_DA_INDICACAO.map((status) => `'${status}'`).join(', ')}])[1 + etapa_da_prescricao(p.tutor_id, p.lojista_id, p.data_ativacao)] end`;

/** The same as a condition that an index answers. Each state apart: what expired is in no other. */
export function doStatus(status: StatusDaIndicacao, hoje: string): RawBuilder<boolean> {
  switch (status) {
    case 'Pendente - Aguardando cadastro':
      return sql`p.tutor_id is null and ${LIVRE}`;
    case 'Ativo - Cliente cadastrado':
      return sql`p.tutor_id is not null and p.lojista_id is null and ${LIVRE} and not ${vencidaEm(hoje)}`;
    case 'Ativo - Aguardando compra':
      return sql`p.lojista_id is not null and p.data_ativacao is null and ${LIVRE} and not ${vencidaEm(hoje)}`;
    case 'Finalizado - Realizou a compra':
      return sql`p.data_ativacao is not null`;
    case VENCIDA:
      return sql`p.tutor_id is not null and ${LIVRE} and ${vencidaEm(hoje)}`;
    case BLOQUEADA:
      return sql`${sql.raw(BLOQUEADO)}`;
  }
}

/** Not bought with, nor over, nor too old to remind anybody of. The reader of the home counts by the same words. */
export const esperandoEm = (hoje: string): RawBuilder<boolean> => sql`p.data > ${hoje}::date - ${DIAS_DA_ESPERA}::int
  and p.data_ativacao is null and p.cancelada_em is null and ${LIVRE} and not ${vencidaEm(hoje)}
  and (p.lojista_id is null or exists (select from cupom c where c.prescricao_id = p.id and c.estado = 'ativo'))`;

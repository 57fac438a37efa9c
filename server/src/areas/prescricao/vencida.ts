import { sql } from 'kysely';

/** Which of a recommendation's coupons speaks for it: the one that counts, else the last that was cancelled. */
export const CUPOM_DA_VEZ = `order by (c.estado <> 'cancelado') desc, c.criado_em desc limit 1`;

/** Last day of a recommendation `p`; null before its first coupon. */
export const VALIDADE = `(select c.data_validade from cupom c where c.prescricao_id = p.id ${CUPOM_DA_VEZ})`;

/** `indicacaoVencida` of the domain, for a recommendation `p`; the tests hold them together. `hoje` is an expression. */
export const vencida = (hoje: string) => `(p.data_ativacao is null and coalesce(${VALIDADE} < ${hoje}, false))`;

const LUGAR = ':hoje';
const [ANTES = '', DEPOIS = ''] = vencida(LUGAR).split(LUGAR);

/** The same, with the day as a parameter. */
export const vencidaEm = (hoje: string) => sql<boolean>`${sql.raw(ANTES)}${hoje}::date${sql.raw(DEPOIS)}`;

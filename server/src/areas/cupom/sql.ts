import { sql } from 'kysely';

/**
 * What using a coupon `c` writes, from a sale `v` (centavos, peso, nome, dia, momento): at the till and from a file alike.
 * The cents follow `aplicarDesconto` of the domain; the tests hold them together.
 */
export const USAR_CUPOM = sql`
  estado = 'efetivado', valor = v.centavos, peso = v.peso, nome_funcionario = v.nome,
  descontado = (v.centavos::bigint * (c.desconto * 100)::bigint + 5000) / 10000,
  recebido = v.centavos - (v.centavos::bigint * (c.desconto * 100)::bigint + 5000) / 10000,
  data_efetivacao = v.dia, efetivado_em = v.momento`;

/** And what it writes on the recommendations of the coupons `usado`. */
export const FINALIZAR_INDICACAO = sql`
  update prescricao p set data_ativacao = usado.data_efetivacao, peso = usado.peso
    from usado where p.id = usado.prescricao_id`;

/** That a coupon `c` can be used on the day of the sale `v`: \`motivoDaRecusa\` of the domain, as far as it is the coupon's. */
export const VALIDAVEL = sql<boolean>`(c.estado = 'ativo' and c.data_validade >= v.dia)`;

import { type DataIso, hojeEmSaoPaulo, somarMeses } from '../brasil/datas';
import { MESES_DE_VALIDADE } from '../cupom/regras';

/** One of a recommendation, in the order in which they were made. */
type CupomDaEscolha = {
  estado: 'ativo' | 'efetivado' | 'cancelado';
  validade: DataIso;
  criadoEm: Date;
  /** A code that an online store brought. */
  doEstoque: boolean;
};

/**
 * Of the next coupon of ours: the first one starts it and the others inherit it. An online store's code has a validity of
 * its own, and takes it along when it ends; then it is counted from the first choice.
 */
export function validadeDaEscolha(cupons: readonly CupomDaEscolha[], hoje: DataIso): DataIso {
  const nosso = cupons.find(({ doEstoque }) => !doEstoque);
  if (nosso) return nosso.validade;
  const [primeiro] = cupons;
  return somarMeses(primeiro ? hojeEmSaoPaulo(primeiro.criadoEm) : hoje, MESES_DE_VALIDADE);
}

/** The last day on which the tutor may choose or buy: the live coupon's; null before the first. */
export function prazoDaEscolha(cupons: readonly CupomDaEscolha[], hoje: DataIso): DataIso | null {
  const vivo = cupons.find(({ estado }) => estado !== 'cancelado');
  if (vivo) return vivo.validade;
  return cupons.length > 0 ? validadeDaEscolha(cupons, hoje) : null;
}

import { comCasas } from '../brasil/casas-decimais';
import { formatarReais, reaisParaCentavos } from '../brasil/dinheiro';
import { formatarInteiro } from '../brasil/numeros';

/**
 * What a campaign may give: so many coupons, and so much of the group's share (what a discount has above the store's own
 * part). Null is without an end. Cents.
 */
export type Orcamento = { limite_cupons: number | null; teto: number | null };

/** `usados`: bought with; `em_aberto`: may still be bought with; `parte_do_grupo`: of those bought with, cents. */
export type UsoDaCampanha = { usados: number; em_aberto: number; parte_do_grupo: number };

const LIMITE_DE_CUPONS_NO_MAXIMO = 1_000_000;
/** Reais. */
const TETO_NO_MAXIMO = 10_000_000;

/** Null is none, and nothing is wrong with that. */
export function erroDoLimite(cupons: number | null): string | null {
  if (cupons === null) return null;
  if (!Number.isInteger(cupons)) return 'Informe um número inteiro';
  if (cupons < 1) return 'Informe ao menos 1 cupom';
  return cupons > LIMITE_DE_CUPONS_NO_MAXIMO ? `Até ${formatarInteiro(LIMITE_DE_CUPONS_NO_MAXIMO)} cupons` : null;
}

/** In reais. */
export function erroDoTeto(reais: number | null): string | null {
  if (reais === null) return null;
  if (!(reais > 0)) return 'Informe um valor maior que zero';
  if (reais > TETO_NO_MAXIMO) return `Até ${formatarReais(reaisParaCentavos(TETO_NO_MAXIMO))}`;
  return comCasas(reais, 2) ? null : 'Use no máximo duas casas decimais';
}

export type Medida = 'cupons' | 'teto';

/** At how many per cent of a measure the team is told. */
export const NIVEIS_DE_AVISO = [80, 100] as const;
export type NivelDeAviso = (typeof NIVEIS_DE_AVISO)[number];

type Gasto = { medida: Medida; gasto: number; de: number };

/** Each measure that has an end: how much of it is gone. A coupon that waits for its purchase has taken its place. */
export function gastosDoOrcamento({ limite_cupons, teto }: Orcamento, uso: UsoDaCampanha): Gasto[] {
  const cupons = { medida: 'cupons' as const, gasto: uso.usados + uso.em_aberto, de: limite_cupons };
  const reais = { medida: 'teto' as const, gasto: uso.parte_do_grupo, de: teto };
  return [cupons, reais].filter((medida): medida is Gasto => medida.de !== null);
}

/** Rounded down: a hundred says that nothing is left. */
export const porCentoGasto = ({ gasto, de }: Pick<Gasto, 'gasto' | 'de'>): number => Math.floor((gasto * 100) / de);

/** Either measure at its end: new coupons get the base discount. */
export const orcamentoEsgotado = (orcamento: Orcamento, uso: UsoDaCampanha): boolean =>
  gastosDoOrcamento(orcamento, uso).some(({ gasto, de }) => gasto >= de);

export const SITUACOES_DO_ORCAMENTO = ['livre', 'quase', 'esgotado'] as const;
export type SituacaoDoOrcamento = (typeof SITUACOES_DO_ORCAMENTO)[number];

/** Null: it has none. */
export function situacaoDoOrcamento(orcamento: Orcamento, uso: UsoDaCampanha): SituacaoDoOrcamento | null {
  const gastos = gastosDoOrcamento(orcamento, uso);
  if (gastos.length === 0) return null;
  if (orcamentoEsgotado(orcamento, uso)) return 'esgotado';
  return gastos.some((gasto) => porCentoGasto(gasto) >= NIVEIS_DE_AVISO[0]) ? 'quase' : 'livre';
}

/** What outstanding coupons may still cost, by the average of what was bought; null before the first purchase. */
export function parteEsperada({ usados, em_aberto, parte_do_grupo }: UsoDaCampanha): number | null {
  return usados === 0 ? null : Math.round((parte_do_grupo / usados) * em_aberto);
}

import { type DataIso, somarMeses } from '../brasil/datas';
import { mesDe, primeiroDia } from '../brasil/mes';

const MESES_NA_LINHA = 12;

/** What the monthly numbers count: coupons made, purchases (by store), accounts that may come in by role. */
export const MEDIDAS = ['cupom', 'loja', 'lojista', 'tutor', 'prescritor'] as const;
export type Medida = (typeof MEDIDAS)[number];
/** `mes`: its first day. */
export type MedidaDoMes = { medida: Medida; mes: DataIso; quantas: number };
export type PontoDaSerie = { mes: string; cupons: number; compras: number; cadastros: number };

/** All months of one measure together. */
export const totalDa = (medidas: readonly MedidaDoMes[], procurada: Medida): number =>
  soma(medidas.filter(({ medida }) => medida === procurada));

/** The last twelve months, from the oldest on; the last is the present one, as far as it is. */
export function serieDosMeses(medidas: readonly MedidaDoMes[], hoje: DataIso): PontoDaSerie[] {
  const inicio = somarMeses(primeiroDia(mesDe(hoje)), 1 - MESES_NA_LINHA);
  return Array.from({ length: MESES_NA_LINHA }, (_, i) => {
    const dia = somarMeses(inicio, i);
    const doMes = medidas.filter(({ mes }) => mes === dia);
    const cupons = totalDa(doMes, 'cupom');
    const compras = totalDa(doMes, 'loja');
    return { mes: mesDe(dia), cupons, compras, cadastros: soma(doMes) - cupons - compras };
  });
}

const soma = (medidas: readonly MedidaDoMes[]) => medidas.reduce((total, { quantas }) => total + quantas, 0);

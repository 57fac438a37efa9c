import { type DataIso, somarMeses } from '../brasil/datas';

export const MESES_MOSTRADOS = 12;

export interface DoacaoDoMes {
  /** 'yyyy-mm' */
  mes: string;
  kg: number;
}

/** The first day counted: the months shown end with the present one. */
export function inicioDosMeses(hoje: DataIso): DataIso {
  return somarMeses(`${hoje.slice(0, 7)}-01`, 1 - MESES_MOSTRADOS);
}

/** Every month shown, from the oldest on; one without coupons gave 0 kg. */
export function preencherMeses(doados: readonly DoacaoDoMes[], hoje: DataIso): DoacaoDoMes[] {
  const kgDe = new Map(doados.map(({ mes, kg }) => [mes, kg]));
  const inicio = inicioDosMeses(hoje);
  return Array.from({ length: MESES_MOSTRADOS }, (_, i) => {
    const mes = somarMeses(inicio, i).slice(0, 7);
    return { mes, kg: kgDe.get(mes) ?? 0 };
  });
}

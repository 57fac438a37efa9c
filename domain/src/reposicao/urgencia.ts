import type { DataIso } from '../brasil/datas';
import { diasEntre } from '../evento/calendario';

/** From the one who can wait least; `sem-previsao`: nobody knows until when the bag lasts. */
const URGENCIAS = ['acabou', 'semana', 'depois', 'sem-previsao'] as const;
export type Urgencia = (typeof URGENCIAS)[number];

export function urgenciaDe(fim: DataIso | null, hoje: DataIso): Urgencia {
  if (fim === null) return 'sem-previsao';
  const dias = diasEntre(hoje, fim);
  if (dias < 0) return 'acabou';
  return dias <= 7 ? 'semana' : 'depois';
}

/** Only of a whole list: of a part of it, whoever is most in need may be missing. Inside a group the order stays. */
export function porUrgencia<P extends { fim: DataIso | null }>(
  pedidos: readonly P[],
  hoje: DataIso,
): { urgencia: Urgencia; pedidos: P[] }[] {
  return URGENCIAS.map((urgencia) => ({
    urgencia,
    pedidos: pedidos.filter(({ fim }) => urgenciaDe(fim, hoje) === urgencia),
  })).filter(({ pedidos: destes }) => destes.length > 0);
}

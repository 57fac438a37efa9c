import { type DataIso, dataValida } from '@indica-bem/domain/brasil/datas';
import { type Intervalo, intervaloDo, type PeriodoFixo } from '@indica-bem/domain/cupom/periodos';
import type { OrdemDosEfetivados } from '@indica-bem/domain/cupom/regras';
import { marcado, noEndereco, ordemNoEndereco } from '../../lib/partes-do-endereco';

export type Periodo = PeriodoFixo | 'datas';

export const NOMES_DOS_PERIODOS: Record<PeriodoFixo, string> = {
  hoje: 'Hoje',
  '7-dias': '7 dias',
  mes: 'Este mês',
  'mes-passado': 'Mês passado',
};

/** The filter lives in the address: `?periodo=hoje`, `?periodo=datas&de=2026-11-01&ate=2026-11-15`. */
export function lerPeriodo(busca: URLSearchParams, hoje: DataIso): { periodo: Periodo } & Intervalo {
  const pedido = busca.get('periodo') ?? '';
  if (pedido === 'datas') {
    const [de = '', ate = ''] = [busca.get('de'), busca.get('ate')].map((texto) => texto ?? '');
    if (dataValida(de) && dataValida(ate) && de <= ate) return { periodo: 'datas', de, ate };
  }
  const periodo = Object.hasOwn(NOMES_DOS_PERIODOS, pedido) ? (pedido as PeriodoFixo) : 'mes';
  return { periodo, ...intervaloDo(periodo, hoje) };
}

export const ORDENS: Record<OrdemDosEfetivados, string> = {
  '-data': 'Recentes',
  data: 'Antigos',
  '-valor': 'Maior compra',
  valor: 'Menor compra',
};

/** Beside the period: only the sales whose receipt is missing, and in which order. */
export type Junto = { semNota: boolean; ordem: OrdemDosEfetivados };
const JUNTO = noEndereco<Junto>({
  semNota: marcado('nota', 'sem'),
  ordem: ordemNoEndereco(Object.keys(ORDENS) as [OrdemDosEfetivados, ...OrdemDosEfetivados[]]),
});
export const lerJunto = JUNTO.ler;

/** `&nota=sem&ordem=-valor`, after a period. */
export function escreverJunto(junto: Junto): string {
  const escrito = JUNTO.escrever(junto).toString();
  return escrito && `&${escrito}`;
}

export function escreverDatas({ de, ate }: Intervalo): string {
  return `?${new URLSearchParams({ periodo: 'datas', de, ate })}`;
}

import { type DataIso, dataValida, somarDias, somarMeses } from '@indica-bem/domain/brasil/datas';
import type { OrdemDosEfetivados } from '@indica-bem/domain/cupom/regras';
import { marcado, noEndereco, ordemNoEndereco } from '../../lib/partes-do-endereco';

export type Intervalo = { de: DataIso; ate: DataIso };

const INTERVALOS = {
  hoje: (hoje: DataIso) => ({ de: hoje, ate: hoje }),
  '7-dias': (hoje: DataIso) => ({ de: somarDias(hoje, -6), ate: hoje }),
  mes: (hoje: DataIso) => ({ de: primeiroDia(hoje), ate: hoje }),
  'mes-passado': (hoje: DataIso) => ({
    de: somarMeses(primeiroDia(hoje), -1),
    ate: somarDias(primeiroDia(hoje), -1),
  }),
} satisfies Record<string, (hoje: DataIso) => Intervalo>;

type PeriodoFixo = keyof typeof INTERVALOS;
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
  const periodo: PeriodoFixo = Object.hasOwn(INTERVALOS, pedido) ? (pedido as PeriodoFixo) : 'mes';
  return { periodo, ...INTERVALOS[periodo](hoje) };
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

function primeiroDia(data: DataIso): DataIso {
  return `${data.slice(0, 8)}01`;
}

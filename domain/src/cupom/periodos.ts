import { type DataIso, somarDias, somarMeses } from '../brasil/datas';

export type Intervalo = { de: DataIso; ate: DataIso };

const primeiroDia = (data: DataIso): DataIso => `${data.slice(0, 8)}01`;

/** Periods that follow the day. Which day it is, the server says: a device's clock may be days away. */
const INTERVALOS = {
  hoje: (hoje: DataIso) => ({ de: hoje, ate: hoje }),
  '7-dias': (hoje: DataIso) => ({ de: somarDias(hoje, -6), ate: hoje }),
  mes: (hoje: DataIso) => ({ de: primeiroDia(hoje), ate: hoje }),
  'mes-passado': (hoje: DataIso) => ({
    de: somarMeses(primeiroDia(hoje), -1),
    ate: somarDias(primeiroDia(hoje), -1),
  }),
} satisfies Record<string, (hoje: DataIso) => Intervalo>;

export type PeriodoFixo = keyof typeof INTERVALOS;
export const PERIODOS = Object.keys(INTERVALOS) as PeriodoFixo[];

export const intervaloDo = (periodo: PeriodoFixo, hoje: DataIso): Intervalo => INTERVALOS[periodo](hoje);

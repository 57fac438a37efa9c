type Instante = Date | string;
type Parte = 'day' | 'month' | 'year' | 'hour' | 'minute';

/** When summer time last ended, and with it the last change: three hours behind UTC since then. */
const SEM_HORARIO_DE_VERAO = Date.parse('2019-02-17T02:00:00Z');
const TRES_HORAS = 3 * 3_600_000;

/**
 * What calendar and clock show in America/Sao_Paulo. The one place that asks. By hand: the first use of the browser's time
 * zones costs a cheap phone some 90 ms, and every home shows a day. A test compares it with the time zones of Node for some
 * years ahead: if summer time comes back, it says so in time.
 */
export function partesDoMomento(instante: Instante): Record<Parte, string> {
  const tempo = new Date(instante).getTime();
  // Also what is no moment at all, which it refuses.
  if (!(tempo >= SEM_HORARIO_DE_VERAO)) return peloFuso(tempo);
  const [year = '', month = '', day = '', hour = '', minute = ''] = new Date(tempo - TRES_HORAS)
    .toISOString()
    .split(/[-T:]/);
  return { year, month, day, hour, minute };
}

function peloFuso(tempo: number): Record<Parte, string> {
  const partes = new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(tempo);
  return Object.fromEntries(partes.map(({ type, value }) => [type, value])) as Record<Parte, string>;
}

/** `14/11/2026` */
export function diaDoMomento(instante: Instante): string {
  const { day, month, year } = partesDoMomento(instante);
  return `${day}/${month}/${year}`;
}

/** `10:32` */
export function horaDoMomento(instante: Instante): string {
  const { hour, minute } = partesDoMomento(instante);
  return `${hour}:${minute}`;
}

/** `14/11/2026, 10:32` */
export const momentoCompleto = (instante: Instante): string => `${diaDoMomento(instante)}, ${horaDoMomento(instante)}`;

/** `14/11 às 10:32` */
export const momentoCurto = (instante: Instante): string =>
  `${diaDoMomento(instante).slice(0, 5)} às ${horaDoMomento(instante)}`;

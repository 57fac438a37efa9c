import { aPedido } from './a-pedido';

const emSaoPaulo = aPedido(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

type Instante = Date | string;
type Parte = 'day' | 'month' | 'year' | 'hour' | 'minute';

/** What calendar and clock show in America/Sao_Paulo. The one place that asks. */
export function partesDoMomento(instante: Instante): Record<Parte, string> {
  const partes = emSaoPaulo().formatToParts(new Date(instante));
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

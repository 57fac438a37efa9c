import { aPedido } from '@indica-bem/domain/brasil/a-pedido';

const formato = aPedido(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' }),
);

/** "10/03/2026, 12:00", as the clock on the wall showed it. */
export const diaEHora = (iso: string): string => formato().format(new Date(iso));

import { aPedido } from './a-pedido';

const emSaoPaulo = aPedido(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** `14/11 às 10:32`, in America/Sao_Paulo. */
export function momentoCurto(momento: Date): string {
  const partes = new Map(
    emSaoPaulo()
      .formatToParts(momento)
      .map(({ type, value }) => [type, value]),
  );
  return `${partes.get('day')}/${partes.get('month')} às ${partes.get('hour')}:${partes.get('minute')}`;
}

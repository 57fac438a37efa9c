import { formatarDecimal, formatarInteiro } from '../brasil/numeros';
import type { TipoDeEntrega } from './regras';

/** What was delivered, as the team and everybody reads it. */
export function oQueFoi({ tipo, quantidade }: { tipo: TipoDeEntrega; quantidade: number }): string {
  if (tipo === 'racao') return `${formatarDecimal(quantidade, 1)} kg de ração`;
  return quantidade === 1 ? '1 cadeira de rodas' : `${formatarInteiro(quantidade)} cadeiras de rodas`;
}

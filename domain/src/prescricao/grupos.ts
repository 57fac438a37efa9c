import { type Mes, mesDe } from '../brasil/mes';
import type { StatusDaIndicacao } from './regras';

/** Each state once, in the order given, its recommendations in theirs; a state without any is left out. */
export function porSituacao<I extends { status: StatusDaIndicacao }>(
  indicacoes: readonly I[],
  ordem: readonly StatusDaIndicacao[],
): { status: StatusDaIndicacao; indicacoes: I[] }[] {
  return ordem
    .map((status) => ({ status, indicacoes: indicacoes.filter((uma) => uma.status === status) }))
    .filter(({ indicacoes: desta }) => desta.length > 0);
}

/** By the month of their day, months and recommendations in the order they come in: what is fetched later goes to the end. */
export function porMes<I extends { data: string }>(indicacoes: readonly I[]): { mes: Mes; indicacoes: I[] }[] {
  const grupos: { mes: Mes; indicacoes: I[] }[] = [];
  for (const indicacao of indicacoes) {
    const mes = mesDe(indicacao.data);
    const ultimo = grupos.at(-1);
    if (ultimo?.mes === mes) ultimo.indicacoes.push(indicacao);
    else grupos.push({ mes, indicacoes: [indicacao] });
  }
  return grupos;
}

import { type Mes, mesSeguinte } from '../brasil/mes';

type DoMes = { mes: Mes; kg: number };

/** As many as a page can show: a purchase with a wrong century must not stretch it without end. */
export const MESES_NO_MAXIMO = 600;

/** From the first that gave something up to this one, each of them; one that gave nothing has 0 kg. */
export function mesesSemSaltos(doados: readonly DoMes[], este: Mes): DoMes[] {
  const kgDe = new Map(doados.filter(({ kg }) => kg > 0).map(({ mes, kg }) => [mes, kg]));
  const conhecidos = [...kgDe.keys()].sort();
  const primeiro = conhecidos[0];
  const ultimo = conhecidos.at(-1);
  if (!primeiro || !ultimo) return [];
  const fim = ultimo > este ? ultimo : este;
  const meses: DoMes[] = [];
  for (let mes = primeiro; mes <= fim; mes = mesSeguinte(mes)) meses.push({ mes, kg: kgDe.get(mes) ?? 0 });
  return meses.slice(-MESES_NO_MAXIMO);
}

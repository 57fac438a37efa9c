import { somarMeses } from '@indica-bem/domain/brasil/datas';
import type { Pesagem } from '@indica-bem/domain/pet/peso';

export const PERIODOS = { meses3: '3 meses', ano1: '1 ano', tudo: 'Tudo' } as const;
export type Periodo = keyof typeof PERIODOS;

const MESES: Record<Periodo, number | null> = { meses3: 3, ano1: 12, tudo: null };

/** Up to the last weighing, which is always in sight. */
export function noPeriodo(serie: readonly Pesagem[], periodo: Periodo): Pesagem[] {
  const ultima = serie.at(-1);
  const meses = MESES[periodo];
  if (!ultima || meses === null) return [...serie];
  const desde = somarMeses(ultima.dia, -meses);
  return serie.filter(({ dia }) => dia >= desde);
}

/** Only those that would show something else. */
export function periodosDe(serie: readonly Pesagem[]): Periodo[] {
  const vistos = new Set<number>();
  return (Object.keys(PERIODOS) as Periodo[])
    .toReversed()
    .filter((periodo) => {
      const quantos = noPeriodo(serie, periodo).length;
      if (quantos < 2 || vistos.has(quantos)) return false;
      vistos.add(quantos);
      return true;
    })
    .toReversed();
}

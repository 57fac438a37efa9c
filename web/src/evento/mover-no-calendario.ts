import { type DataIso, somarDias, somarMeses } from '@indica-bem/domain/brasil/datas';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import { mesLegivel, semanasDoMes } from '@indica-bem/domain/evento/calendario';

const DIAS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MESES: Record<string, number> = { PageUp: -1, PageDown: 1 };

/** The day a key leads to in the grid of a month; null for a key that leads nowhere. */
export function moverNoCalendario(dia: DataIso, tecla: string): DataIso | null {
  const destino = destinoDe(dia, tecla);
  return destino && mesLegivel(mesDe(destino)) ? destino : null;
}

function destinoDe(dia: DataIso, tecla: string): DataIso | null {
  const [dias, meses] = [DIAS[tecla], MESES[tecla]];
  if (dias !== undefined) return somarDias(dia, dias);
  if (meses !== undefined) return somarMeses(dia, meses);
  const semana = semanasDoMes(mesDe(dia)).find((dias) => dias.includes(dia));
  if (tecla === 'Home') return semana?.[0] ?? null;
  return tecla === 'End' ? (semana?.at(-1) ?? null) : null;
}

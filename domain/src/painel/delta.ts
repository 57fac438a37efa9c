import type { DataIso } from '../brasil/datas';
import { mesAnterior, mesDe, nomeSoDoMes } from '../brasil/mes';
import { formatarInteiro } from '../brasil/numeros';

/** Below this a percentage says more than there is: the difference is said instead. */
const POUCAS = 20;
/** Before the third day a month is too short to be held against another. */
const DIAS = 3;

type NoMes = { hoje: DataIso; agora: number; antes: number };
export type Delta = { sentido: 'sobe' | 'desce' | 'igual' | 'nenhum'; texto: string };

/** What this month brought against as many days of the month before: "+24% ante outubro". */
export function deltaDoMes({ hoje, agora, antes }: NoMes): Delta {
  if (antes === 0 || Number(hoje.slice(8)) < DIAS) return { sentido: 'nenhum', texto: 'sem comparação' };
  const mes = nomeSoDoMes(mesAnterior(mesDe(hoje)));
  const distancia = Math.abs(agora - antes);
  const [sentido, sinal] = agora > antes ? (['sobe', '+'] as const) : (['desce', '−'] as const);
  if (distancia === 0) return { sentido: 'igual', texto: `o mesmo que em ${mes}` };
  if (antes < POUCAS) return { sentido, texto: `${sinal}${formatarInteiro(distancia)} ante ${mes}` };
  const parte = Math.floor((distancia * 100) / antes);
  if (parte === 0) return { sentido: 'igual', texto: `quase o mesmo que em ${mes}` };
  return { sentido, texto: `${sinal}${formatarInteiro(parte)}% ante ${mes}` };
}

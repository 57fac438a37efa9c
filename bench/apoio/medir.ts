import { appendFileSync } from 'node:fs';

export async function cronometrar(acao: () => Promise<unknown>): Promise<number> {
  const inicio = performance.now();
  await acao();
  return (performance.now() - inicio) / 1000;
}

/** The middle one: one slow turn of the machine does not count. */
export function mediana(valores: readonly number[]): number {
  const emOrdem = valores.toSorted((a, b) => a - b);
  return emOrdem[Math.floor(emOrdem.length / 2)] ?? 0;
}

/** In turns, so that whatever else the machine does weighs on all of them alike. Medians, in milliseconds. */
export async function emTurnos<N extends string>(
  vezes: number,
  acoes: Record<N, () => Promise<unknown>>,
): Promise<Record<N, number>> {
  const nomes = Object.keys(acoes) as N[];
  const tempos = Object.fromEntries(nomes.map((nome) => [nome, [] as number[]])) as Record<N, number[]>;
  for (let vez = 0; vez < vezes; vez++)
    for (const nome of nomes) tempos[nome].push(1000 * (await cronometrar(acoes[nome])));
  return Object.fromEntries(nomes.map((nome) => [nome, mediana(tempos[nome])])) as Record<N, number>;
}

type Meta = { min: number } | { max: number };
export type Medida = { medida: string; comparada: string; valor: number; meta?: Meta; figuras: string };

/** One line of the table that `npm run bench` writes. */
export function anotar(medida: Medida): void {
  console.log(`${medida.medida}: ${formatar(medida.valor)} (${medida.figuras})`);
  if (process.env.BENCH_MEDIDAS) appendFileSync(process.env.BENCH_MEDIDAS, `${JSON.stringify(medida)}\n`);
}

export function formatar(valor: number): string {
  return String(Number(valor.toPrecision(3)));
}

/** How far back the readings are counted: what a till does now, not what it did last year. */
export const DIAS_DE_LEITURAS = 30;

export const RECUSAS_DA_ANALISE = ['ANALISE_ENCERRADA'] as const;

/** Whole percent; of nothing, none. */
export function parteDoCpf({ compras, por_cpf }: { compras: number; por_cpf: number }): number {
  return compras === 0 ? 0 : Math.round((por_cpf / compras) * 100);
}

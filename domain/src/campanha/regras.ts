import type { DataIso } from '../brasil/datas';

export type DadosDaCampanha = { descritivo: string; desconto: number; data_validade: DataIso };

/** As many stores as one call may attach or detach. */
export const LOJAS_POR_VEZ = 20_000;

const ULTIMO_DIA = '2199-12-31';

/** A campaign counts through its last day in São Paulo. */
export function campanhaVencida({ data_validade }: Pick<DadosDaCampanha, 'data_validade'>, hoje: DataIso): boolean {
  return data_validade < hoje;
}

export function erroDoDesconto(desconto: number): string | null {
  if (!(desconto > 0)) return 'Informe um desconto maior que zero';
  if (desconto > 100) return 'O desconto vai até 100%';
  return Math.abs(desconto * 100 - Math.round(desconto * 100)) < 1e-6 ? null : 'Use no máximo duas casas decimais';
}

/** A new one must still count; an old one may be ended by giving it a day that has passed. */
export function erroDaValidade(validade: DataIso, hoje: DataIso, { nova }: { nova: boolean }): string | null {
  if (nova && validade < hoje) return 'A validade já passou';
  return validade > ULTIMO_DIA ? 'Confira o ano da data' : null;
}

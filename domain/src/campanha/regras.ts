import type { DataIso } from '../brasil/datas';
import { formatarInteiro } from '../brasil/numeros';

/** As it is written: the ceiling in reais, null without one. */
export type DadosDaCampanha = {
  descritivo: string;
  desconto: number;
  data_validade: DataIso;
  limite_cupons: number | null;
  teto: number | null;
};

/** As many stores as one call may attach or detach. */
export const LOJAS_POR_VEZ = 20_000;

const ULTIMO_DIA = '2199-12-31';

/** A campaign counts through its last day in São Paulo. */
export function campanhaVencida({ data_validade }: Pick<DadosDaCampanha, 'data_validade'>, hoje: DataIso): boolean {
  return data_validade < hoje;
}

/** A new one must still count; an old one may be ended by giving it a day that has passed. */
export function erroDaValidade(validade: DataIso, hoje: DataIso, { nova }: { nova: boolean }): string | null {
  if (nova && validade < hoje) return 'A validade já passou';
  return validade > ULTIMO_DIA ? 'Confira o ano da data' : null;
}

/** How many stores that leave another campaign are named before they are moved; of the others, the number. */
export const LOJAS_NOMEADAS = 8;

/** "Pet Feliz sai de “Verão”", one in each line. */
export function fraseDasQueSaem({
  total,
  lojas,
}: {
  total: number;
  lojas: { loja: string; campanha: string }[];
}): string {
  const linhas = lojas.map(({ loja, campanha }) => `${loja} sai de “${campanha}”`);
  const restam = total - lojas.length;
  if (restam > 0) linhas.push(restam === 1 ? 'e mais 1 loja' : `e mais ${formatarInteiro(restam)} lojas`);
  return linhas.join('\n');
}

export const ORDENS_DAS_CAMPANHAS = [
  '-validade',
  'validade',
  'nome',
  '-nome',
  'desconto',
  '-desconto',
  'recentes',
] as const;
export type OrdemDasCampanhas = (typeof ORDENS_DAS_CAMPANHAS)[number];

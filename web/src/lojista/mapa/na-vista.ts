import type { LojaNoMapa } from './loja-no-mapa';

/** What the window of the map shows, in degrees. */
export type Vista = { sul: number; norte: number; oeste: number; leste: number };

/** Until the map has said what it shows, all of them: the list is whole without it. */
export function naVista<L extends Pick<LojaNoMapa, 'latitude' | 'longitude'>>(
  lojas: readonly L[],
  vista: Vista | null,
) {
  if (!vista) return [...lojas];
  return lojas.filter(
    ({ latitude, longitude }) =>
      latitude >= vista.sul && latitude <= vista.norte && longitude >= vista.oeste && longitude <= vista.leste,
  );
}

export function quantasNaArea(quantas: number, todas: number): string {
  if (quantas === 0) return 'Nenhuma loja nesta área';
  const lojas = quantas === 1 ? '1 loja nesta área' : `${quantas} lojas nesta área`;
  return quantas === todas ? lojas : `${lojas}, de ${todas}`;
}

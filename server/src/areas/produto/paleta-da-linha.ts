import { SUB_CATEGORIAS, type SubCategoria } from '@indica-bem/domain/produto/regras';

export type Paleta = { base: string; escura: string; acento: string; sobreAcento: string };

const PALETAS: Record<SubCategoria, Paleta> = {
  'Fresh Meat': { base: '#A63A2B', escura: '#7A271C', acento: '#F6C79B', sobreAcento: '#6B2016' },
  LiFe: { base: '#3C7A51', escura: '#2A5F3D', acento: '#F4DC8E', sobreAcento: '#23502F' },
  'Fórmula Natural Pró': { base: '#1F4E63', escura: '#133747', acento: '#F2B05E', sobreAcento: '#123240' },
  'Vet Care': { base: '#2B757B', escura: '#1C555B', acento: '#CBE8E3', sobreAcento: '#17494E' },
  Gatos: { base: '#6C4A7C', escura: '#4E3260', acento: '#F3CFC4', sobreAcento: '#472B57' },
  Origens: { base: '#8A5A2B', escura: '#63401C', acento: '#F4D9A0', sobreAcento: '#563614' },
  'Raças Especificas': { base: '#BA4C0A', escura: '#8E3907', acento: '#FFE0BC', sobreAcento: '#7D3206' },
  Class: { base: '#33413B', escura: '#1F2A25', acento: '#DDBF7A', sobreAcento: '#1F2A25' },
};

const SEM_LINHA: Paleta = { base: '#1F5C3F', escura: '#174A32', acento: '#E6F0EA', sobreAcento: '#174A32' };

/** Products may be older than a line: an unknown one wears the colours of the brand. */
export function paletaDaLinha(linha: string): Paleta {
  const conhecida = SUB_CATEGORIAS.find((nome) => nome === linha);
  return conhecida ? PALETAS[conhecida] : SEM_LINHA;
}

import { type DataIso, somarDias } from '../brasil/datas';
import { formatarDecimal } from '../brasil/numeros';
import type { FaixaDePeso } from './meta';
import type { Pesagem } from './peso';
import type { TipoDePet } from './regras';

/** A scale is off by more than a week brings: a pace is read over at least so many days. */
export const DIAS_DO_RITMO = 14;

/** What a week should take off who is to lose weight, in % of the starting weight; past `alarme` it is too fast for anybody. */
export const RITMOS: Record<TipoDePet, { minimo: number; maximo: number }> = {
  Cão: { minimo: 1, maximo: 2 },
  Gato: { minimo: 0.5, maximo: 1 },
};
const ALARME = 2;
/** % a week that nobody would call a gain, where a loss is meant; and that nobody would call a change, where nothing is. */
const PARADO = 0.1;
const ESTAVEL = 0.5;

export interface Ritmo {
  /** % of the starting weight; below zero it loses. */
  porSemana: number;
  de: Pesagem;
  ate: Pesagem;
}

/** Where a recommendation for losing weight began, and where it leads. */
export interface Plano {
  inicio: Pesagem;
  meta: FaixaDePeso;
}

/** What the partner weighed counts like any other weighing, unless that day has one. By day. */
export function comInicio(pesagens: readonly Pesagem[], inicio: Pesagem | null): Pesagem[] {
  const todas = !inicio || pesagens.some(({ dia }) => dia === inicio.dia) ? [...pesagens] : [...pesagens, inicio];
  return todas.sort((a, b) => (a.dia < b.dia ? -1 : 1));
}

/** From the last weighing back to the nearest at least 14 days before it. */
export function ritmoDoPeso(serie: readonly Pesagem[], partida?: number): Ritmo | null {
  const ate = serie.at(-1);
  const de = ate && serie.findLast(({ dia }) => dia <= somarDias(ate.dia, -DIAS_DO_RITMO));
  if (!ate || !de) return null;
  const semanas = diasEntre(de.dia, ate.dia) / 7;
  const porcento = ((ate.peso - de.peso) / (partida ?? de.peso)) * 100;
  // As it is shown: what is just 2 must not be above 2 by a binary hair.
  return { porSemana: Math.round((porcento / semanas) * 100) / 100 + 0, de, ate };
}

function diasEntre(de: DataIso, ate: DataIso): number {
  return Math.round((Date.parse(`${ate}T00:00:00Z`) - Date.parse(`${de}T00:00:00Z`)) / 86_400_000);
}

const SITUACOES = {
  rapido_demais: 'alarme',
  rapido: 'atencao',
  abaixo_da_meta: 'atencao',
  na_meta: 'bom',
  no_ritmo: 'bom',
  devagar: 'neutro',
  ganhando: 'atencao',
  cedo: 'neutro',
  estavel: 'neutro',
  perdendo: 'neutro',
  subindo: 'neutro',
} as const;
export type SituacaoDoPeso = keyof typeof SITUACOES;
export type TomDoPeso = (typeof SITUACOES)[SituacaoDoPeso];

export const tomDoPeso = (situacao: SituacaoDoPeso): TomDoPeso => SITUACOES[situacao];

/** How it goes. Losing too fast comes before everything, with or without a plan; null while there is nothing to say. */
export function situacaoDoPeso(
  tipo: TipoDePet,
  serie: readonly Pesagem[],
  plano: Plano | null,
): { situacao: SituacaoDoPeso; ritmo: Ritmo | null } | null {
  const ritmo = ritmoDoPeso(serie, plano?.inicio.peso);
  const perde = -(ritmo?.porSemana ?? 0);
  const atual = serie.at(-1)?.peso;
  const situacao = (): SituacaoDoPeso | null => {
    if (perde > ALARME) return 'rapido_demais';
    if (perde > RITMOS[tipo].maximo) return 'rapido';
    if (plano && atual !== undefined && atual < plano.meta.minimo) return 'abaixo_da_meta';
    if (plano && atual !== undefined && atual <= plano.meta.maximo) return 'na_meta';
    if (!ritmo) return plano ? 'cedo' : null;
    if (!plano) return Math.abs(perde) < ESTAVEL ? 'estavel' : perde > 0 ? 'perdendo' : 'subindo';
    if (perde >= RITMOS[tipo].minimo) return 'no_ritmo';
    return perde > -PARADO ? 'devagar' : 'ganhando';
  };
  const achada = situacao();
  return achada && { situacao: achada, ritmo };
}

/** "Perde 1,2 % por semana". */
export function ritmoEmPalavras({ porSemana }: Ritmo): string {
  if (Math.abs(porSemana) < PARADO) return 'Peso estável';
  return `${porSemana < 0 ? 'Perde' : 'Ganha'} ${formatarDecimal(Math.abs(porSemana), 1)} % por semana`;
}

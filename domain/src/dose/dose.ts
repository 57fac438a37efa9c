import type { TipoDeCalculadora } from '../produto/regras';
import type { Aviso } from './avisos';
import type { Caso } from './caso';
import type { Rampa } from './rampa';

export const FORMULAS = [1, 2] as const;
export type Formula = (typeof FORMULAS)[number];

interface Lado {
  kcal: number;
  gramas: number;
}
/** How far the daily amount may be moved; a side that is null has no figure. */
export interface Faixa {
  minimo: Lado | null;
  maximo: Lado | null;
}
/** Meals a day: as many, or from so many to so many. */
export interface Refeicoes {
  minimo: number;
  maximo: number;
}

export const REGRAS_DOS_PETISCOS = ['um_decimo', 'liberados', 'nenhum'] as const;
/** `um_decimo`: up to so many kcal, and then so many grams less; `liberados`: only what the vet allowed. */
export interface Petiscos {
  regra: (typeof REGRAS_DOS_PETISCOS)[number];
  kcal: number | null;
  gramas: number | null;
}
/** What growing to an adult weight takes, beside formula 1, which knows adults only. */
export interface Crescimento extends Lado {
  peso_adulto: number;
  faixa: Faixa;
}
/** Who answers for formula 2. */
export interface Responsavel {
  nome: string;
  crmv: string;
  uf: string;
}

/** As every recommendation since the first keeps it: `fator` × (`peso_pet` × `ecc`) ^ `expoente` is the energy. */
interface DoseDeSempre extends Lado {
  versao: number;
  tipo: Exclude<TipoDeCalculadora, 'none'>;
  peso_pet: number;
  ecc: number;
  atividade: number | null;
  atividade_chave: string | null;
  energia_metabolizavel: number;
  expoente: number;
  fator: number;
  rampa: Rampa | null;
}
interface Acrescimos {
  faixa: Faixa | null;
  refeicoes: Refeicoes;
  petiscos: Petiscos;
  /** Formula 2's answers. */
  caso: Caso | null;
  avisos: Aviso[];
  crescimento: Crescimento | null;
}

export type Dose = DoseDeSempre & Acrescimos;

/** A dose as it is read back: older ones have less. */
export type DoseLida = DoseDeSempre & { [C in keyof Acrescimos]?: Acrescimos[C] | null | undefined } & {
  responsavel?: Responsavel | null | undefined;
};

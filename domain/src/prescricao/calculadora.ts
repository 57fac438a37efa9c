import { formatarDecimal } from '../brasil/numeros';
import type { PesoDePacote } from '../cupom/regras';
import { type Especie, erroDaEnergia, type TipoDeCalculadora } from '../produto/regras';

/** Goes up with any change of formula or factor: what was issued keeps the version it was made with. */
export const VERSAO_DA_CALCULADORA = 1;

/** kg */
export const LIMITES_DE_PESO: Record<Especie, { min: number; max: number }> = {
  cao: { min: 0.3, max: 120 },
  gatos: { min: 0.3, max: 20 },
};

/** Two dog levels share a factor, so a screen keeps the key and only the factor travels. */
export const NIVEIS_DE_ATIVIDADE = {
  cao: [
    { chave: 'castrado_baixa', rotulo: 'Castrado, com baixa atividade', fator: 95 },
    { chave: 'baixa', rotulo: 'Baixa atividade', fator: 95 },
    { chave: 'moderada', rotulo: 'Atividade moderada', fator: 110 },
    { chave: 'ativo', rotulo: 'Ativo', fator: 130 },
  ],
  gatos: [
    { chave: 'baixa', rotulo: 'Baixa atividade', fator: 75 },
    { chave: 'ativo', rotulo: 'Ativo', fator: 100 },
  ],
} as const;

export const CONDICOES_CORPORAIS = [
  { chave: 'ideal', rotulo: 'Ideal', fator: 1 },
  { chave: 'sobrepeso', rotulo: 'Sobrepeso (ECC 6–7, 25–35% de gordura)', fator: 0.85 },
  { chave: 'obesidade', rotulo: 'Obesidade (ECC 8–9, mais de 35% de gordura)', fator: 0.8 },
] as const;

const EXPOENTE: Record<Especie, number> = { cao: 0.75, gatos: 0.67 };
const FATOR_DE_REPOUSO = 70;
const RAMPA_DE_RECUPERACAO = [0.25, 0.5, 0.75, 1];

export interface EntradaDaCalculadora {
  especie: Especie;
  tipo: TipoDeCalculadora;
  /** kg; null while it is not a number. */
  peso: number | null;
  /** Body-condition factor; `recuperacao` ignores it. */
  ecc: number;
  /** Activity factor; only `comum` uses it. */
  atividade: number | null;
  /** kcal/kg */
  energiaMetabolizavel: number;
}

export interface Consumo {
  versao: number;
  expoente: number;
  fator: number;
  eccUsado: number;
  kcalExato: number;
  kcal: number;
  gramasExato: number;
  /** Per day. */
  gramas: number;
  /** Two meals that add up to the day: an odd gram goes to the first. */
  porRefeicao: [number, number];
  /** Recovery only; the last day stands for all that follow. */
  rampa: { dia: number; fracao: number; gramas: number }[] | null;
}

export type ErrosDaCalculadora = Partial<Record<'peso_pet' | 'atividade' | 'ecc', string>>;

export function errosDaCalculadora({ especie, tipo, peso, ecc, atividade }: EntradaDaCalculadora): ErrosDaCalculadora {
  if (tipo === 'none') return {};
  const erros: ErrosDaCalculadora = {};
  const { min, max } = LIMITES_DE_PESO[especie];
  if (peso === null) erros.peso_pet = 'Informe o peso do pet';
  else if (!(peso >= min && peso <= max)) {
    erros.peso_pet = `O peso deve ficar entre ${formatarDecimal(min, 1)} e ${max} kg`;
  }
  if (tipo === 'comum' && !NIVEIS_DE_ATIVIDADE[especie].some(({ fator }) => fator === atividade)) {
    erros.atividade = 'Escolha o nível de atividade';
  }
  if (tipo !== 'recuperacao' && !CONDICOES_CORPORAIS.some(({ fator }) => fator === ecc)) {
    erros.ecc = 'Escolha a condição corporal';
  }
  return erros;
}

/** spec 5.6. Null when the product has no calculator or the input is not valid yet. */
export function calcularConsumo(entrada: EntradaDaCalculadora): Consumo | null {
  const { tipo, peso, energiaMetabolizavel } = entrada;
  if (tipo === 'none' || peso === null || erroDaEnergia(energiaMetabolizavel)) return null;
  if (Object.keys(errosDaCalculadora(entrada)).length > 0) return null;

  const { expoente, fator, eccUsado } = parametros(entrada);
  const kcalExato = (peso * eccUsado) ** expoente * fator;
  const gramasExato = (kcalExato * 1000) / energiaMetabolizavel;
  const gramas = Math.round(gramasExato);
  return {
    versao: VERSAO_DA_CALCULADORA,
    expoente,
    fator,
    eccUsado,
    kcalExato,
    kcal: Math.round(kcalExato),
    gramasExato,
    gramas,
    porRefeicao: [Math.ceil(gramas / 2), Math.floor(gramas / 2)],
    rampa: tipo === 'recuperacao' ? rampaDe(gramasExato) : null,
  };
}

/** Whole days a package lasts, for a daily amount of at least 1 g. */
export function diasPorPacote(gramas: number, pesoKg: PesoDePacote): number {
  return Math.floor((pesoKg * 1000) / gramas);
}

function parametros({ especie, tipo, ecc, atividade }: EntradaDaCalculadora) {
  if (tipo === 'recuperacao') return { expoente: 0.75, fator: FATOR_DE_REPOUSO, eccUsado: 1 };
  return { expoente: EXPOENTE[especie], fator: tipo === 'comum' ? Number(atividade) : FATOR_DE_REPOUSO, eccUsado: ecc };
}

function rampaDe(gramasExato: number) {
  return RAMPA_DE_RECUPERACAO.map((fracao, i) => ({ dia: i + 1, fracao, gramas: Math.round(gramasExato * fracao) }));
}

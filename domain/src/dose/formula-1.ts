import { type Especie, erroDaEnergia, type TipoDeCalculadora } from '../produto/regras';
import { erroDoPeso } from './limites';
import { type Rampa, rampaDe } from './rampa';

/** Never changes again, not by a bit: what was issued with it stays as it was, and a change is another formula. */
const VERSAO = 1;

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

type Respondida = { atividade: number | null; atividade_chave?: string | null | undefined };

/** The level that was answered. Two share a factor: without the key of the one that was chosen, the plainer, which claims less. */
export function nivelDeAtividade(especie: Especie, { atividade, atividade_chave }: Respondida) {
  const niveis = NIVEIS_DE_ATIVIDADE[especie];
  return niveis.find(({ chave }) => chave === atividade_chave) ?? niveis.findLast(({ fator }) => fator === atividade);
}

const EXPOENTE: Record<Especie, number> = { cao: 0.75, gatos: 0.67 };
const FATOR_DE_REPOUSO = 70;

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
  rampa: Rampa | null;
}

export type ErrosDaCalculadora = Partial<Record<'peso_pet' | 'atividade' | 'ecc', string>>;

export function errosDaCalculadora({ especie, tipo, peso, ecc, atividade }: EntradaDaCalculadora): ErrosDaCalculadora {
  if (tipo === 'none') return {};
  const erros: ErrosDaCalculadora = {};
  const doPeso = erroDoPeso(peso, especie);
  if (doPeso) erros.peso_pet = doPeso;
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
    versao: VERSAO,
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

function parametros({ especie, tipo, ecc, atividade }: EntradaDaCalculadora) {
  if (tipo === 'recuperacao') return { expoente: 0.75, fator: FATOR_DE_REPOUSO, eccUsado: 1 };
  return { expoente: EXPOENTE[especie], fator: tipo === 'comum' ? Number(atividade) : FATOR_DE_REPOUSO, eccUsado: ecc };
}

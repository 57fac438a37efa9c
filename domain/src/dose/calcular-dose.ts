import { formatarPeso } from '../brasil/numeros';
import { ATIVIDADES } from './adulto';
import { avisosDaFormula1 } from './avisos-do-caso';
import { deFilhote, type ProdutoDaDose } from './caso';
import { energiaDoFilhote } from './crescimento';
import type { Crescimento, Dose, Faixa } from './dose';
import { type ErrosDoCaso, erroDoPesoAdulto } from './erros-do-caso';
import {
  type Consumo,
  calcularConsumo,
  type EntradaDaCalculadora,
  errosDaCalculadora,
  NIVEIS_DE_ATIVIDADE,
} from './formula-1';
import { type EntradaDaFormula2, faixaDe, pelaFormula2 } from './formula-2';
import type { MotivoSemDose } from './motivos';
import { petiscosDo } from './petiscos';
import { DUAS_REFEICOES } from './refeicoes';

export interface EntradaDaFormula1 {
  produto: ProdutoDaDose;
  peso: number | null;
  /** Factor of the body condition. */
  ecc: number;
  /** Factor. */
  atividade: number | null;
  atividade_chave?: string | null | undefined;
  /** Expected; of a puppy, and optional. */
  peso_adulto?: number | null | undefined;
}
export type EntradaDaDose = ({ formula: 1 } & EntradaDaFormula1) | ({ formula: 2 } & EntradaDaFormula2);

/** By the name of the answer; those of formula 2 are in its `caso`, but for the weight. */
export type ErrosDaDose = ErrosDoCaso;
/** `dose: null`: the product has no calculator. */
export type ResultadoDaDose = { dose: Dose | null } | { semDose: MotivoSemDose } | { erros: ErrosDaDose };

/** How much a day, by the formula that is asked for. */
export function calcularDose(entrada: EntradaDaDose): ResultadoDaDose {
  if (entrada.produto.tipo_calculadora === 'none') return { dose: null };
  return entrada.formula === 1 ? pelaFormula1(entrada) : pelaFormula2(entrada);
}

/** Whether formula 1 also asks for the adult weight: what growth needs is then shown beside its number. */
export const perguntaPesoAdulto = (produto: ProdutoDaDose): boolean =>
  produto.especie === 'cao' && produto.tipo_calculadora === 'comum' && deFilhote(produto);

function pelaFormula1(entrada: EntradaDaFormula1): ResultadoDaDose {
  const { produto, peso } = entrada;
  const daCalculadora: EntradaDaCalculadora = {
    especie: produto.especie,
    tipo: produto.tipo_calculadora,
    peso,
    ecc: entrada.ecc,
    atividade: entrada.atividade,
    energiaMetabolizavel: produto.energia_metabolizavel,
  };
  const peso_adulto = perguntaPesoAdulto(produto) ? (entrada.peso_adulto ?? null) : null;
  const doAdulto = peso_adulto === null ? null : erroAoCrescer(produto, peso, peso_adulto);
  const erros = { ...errosDaCalculadora(daCalculadora), ...(doAdulto && { peso_adulto: doAdulto }) };
  if (Object.keys(erros).length > 0) return { erros };
  const consumo = calcularConsumo(daCalculadora);
  if (!consumo || peso === null || produto.tipo_calculadora === 'none') return { dose: null };
  const comum = produto.tipo_calculadora === 'comum';
  const dose: Dose = {
    versao: consumo.versao,
    tipo: produto.tipo_calculadora,
    peso_pet: peso,
    ecc: consumo.eccUsado,
    atividade: comum ? entrada.atividade : null,
    atividade_chave: comum ? chaveDoNivel(entrada) : null,
    energia_metabolizavel: produto.energia_metabolizavel,
    expoente: consumo.expoente,
    fator: consumo.fator,
    kcal: consumo.kcal,
    gramas: consumo.gramas,
    rampa: consumo.rampa,
    faixa: comum ? faixaDaFormula1(produto, peso, consumo) : null,
    refeicoes: DUAS_REFEICOES,
    petiscos: petiscosDo(produto, { kcal: consumo.kcalExato, gramas: consumo.gramasExato }),
    caso: null,
    avisos: avisosDaFormula1(produto, peso * consumo.eccUsado, peso_adulto),
    crescimento: peso_adulto === null ? null : crescimentoAoLado(produto, peso, peso_adulto),
  };
  return { dose };
}

/** Only beside its own factor: what is told as active was reckoned as active. */
function chaveDoNivel({ produto, atividade, atividade_chave }: EntradaDaFormula1): string | null {
  const niveis = NIVEIS_DE_ATIVIDADE[produto.especie];
  return niveis.find(({ chave, fator }) => chave === atividade_chave && fator === atividade)?.chave ?? null;
}

function erroAoCrescer({ especie }: ProdutoDaDose, peso: number | null, pesoAdulto: number): string | null {
  const erro = erroDoPesoAdulto(pesoAdulto, especie);
  if (erro || peso === null || peso <= pesoAdulto) return erro;
  return `O peso adulto não pode ser menor que o de hoje, ${formatarPeso(peso)}`;
}

/** The factors of its activity, on its own weight; who is too heavy has no upper side. */
function faixaDaFormula1(produto: ProdutoDaDose, peso: number, { fator, eccUsado, expoente }: Consumo): Faixa | null {
  const faixa = ATIVIDADES[produto.especie].find((nivel) => nivel.fator === fator)?.faixa;
  if (!faixa) return null;
  const com = (quanto: number) => quanto * (peso * eccUsado) ** expoente;
  const maximo = eccUsado < 1 || faixa[1] === fator ? null : com(faixa[1]);
  return faixaDe({ minimo: com(faixa[0]), maximo }, produto.energia_metabolizavel);
}

function crescimentoAoLado(produto: ProdutoDaDose, peso: number, peso_adulto: number): Crescimento {
  const energia = energiaDoFilhote(peso, peso_adulto);
  const { energia_metabolizavel: kcalPorKg } = produto;
  const faixa = faixaDe(energia, kcalPorKg) ?? { minimo: null, maximo: null };
  return {
    peso_adulto,
    kcal: Math.round(energia.dose),
    gramas: Math.round((energia.dose * 1000) / kcalPorKg),
    faixa,
  };
}

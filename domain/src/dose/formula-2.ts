import { erroDaEnergia } from '../produto/regras';
import { atividadeDa, energiaDoAdulto } from './adulto';
import { avisosDoCaso } from './avisos-do-caso';
import { type Caso, emMeses, type ProdutoDaDose, soDaFase } from './caso';
import { energiaDoFilhote, energiaDoGatinho } from './crescimento';
import type { Dose, Faixa } from './dose';
import { energiaDoEmagrecimento } from './emagrecimento';
import type { Energia } from './energia';
import { type ErrosDoCaso, errosDoCaso } from './erros-do-caso';
import { motivoSemDose } from './motivo-sem-dose';
import type { MotivoSemDose } from './motivos';
import { petiscosDo } from './petiscos';
import { rampaDe } from './rampa';
import { energiaDaRecuperacao } from './recuperacao';
import { refeicoesDoCaso } from './refeicoes';
import { energiaDaGestacao, energiaDaLactacao } from './reproducao';

/** FEDIAF 2025, NRC 2006, AAHA 2021. Any change of it is another formula: what was issued keeps its version. */
const VERSAO = 2;

export interface EntradaDaFormula2 {
  produto: ProdutoDaDose;
  peso: number | null;
  caso: Caso | null;
  veterinario: boolean;
}

type Resultado = { dose: Dose | null } | { semDose: MotivoSemDose } | { erros: ErrosDoCaso };

/** spec 5.9 */
export function pelaFormula2({ produto, peso, caso, veterinario }: EntradaDaFormula2): Resultado {
  const erros = errosDoCaso(produto, peso, caso);
  if (Object.keys(erros).length > 0 || caso === null || peso === null) return { erros };
  // What was said of another stage or species decides nothing here; but whoever says a cat does not eat is heard.
  const daFase = soDaFase(produto, caso);
  const semDose = motivoSemDose(produto, peso, { ...daFase, dias_sem_comer: caso.dias_sem_comer }, veterinario);
  if (semDose) return { semDose };
  const energia = energiaDoCaso(produto, peso, daFase);
  // A product's record is checked when it is saved; with a figure that is not one there is no sum.
  if (!energia || erroDaEnergia(produto.energia_metabolizavel)) return { dose: null };
  return { dose: doseDe(produto, peso, daFase, energia) };
}

/** Null only for what `errosDoCaso` and `motivoSemDose` have sent back before. */
export function energiaDoCaso(
  { especie, tipo_calculadora }: Pick<ProdutoDaDose, 'especie' | 'tipo_calculadora'>,
  peso: number,
  caso: Caso,
): Energia | null {
  const { fase, semana, ninhada, idade, peso_adulto } = caso;
  const ecc = caso.ecc ?? 5;
  if (fase === 'recuperacao') return energiaDaRecuperacao(peso);
  if (fase === 'gestacao') return semana ? energiaDaGestacao(especie, peso, semana) : null;
  if (fase === 'lactacao') return semana && ninhada ? energiaDaLactacao(especie, peso, { ninhada, semana }) : null;
  if (fase === 'filhote') {
    if (especie === 'gatos') return idade ? energiaDoGatinho(peso, emMeses(idade)) : null;
    return peso_adulto ? energiaDoFilhote(peso, peso_adulto) : null;
  }
  if (tipo_calculadora === 'obesidade') return energiaDoEmagrecimento(especie, peso, ecc);
  const { fator = null, faixa = [0, 0] as const } = atividadeDa(especie, caso.atividade) ?? {};
  return fator === null ? null : energiaDoAdulto(especie, peso, ecc, { fator, faixa });
}

function doseDe(produto: ProdutoDaDose, peso: number, caso: Caso, energia: Energia): Dose {
  const { energia_metabolizavel, tipo_calculadora, especie } = produto;
  const { dose: kcal, pesoUsado, expoente } = energia;
  const gramas = (kcal * 1000) / energia_metabolizavel;
  const atividade = atividadeDa(especie, caso.atividade);
  return {
    versao: VERSAO,
    tipo: tipo_calculadora === 'none' ? 'comum' : tipo_calculadora,
    peso_pet: peso,
    ecc: pesoUsado / peso,
    atividade: atividade?.fator ?? null,
    atividade_chave: atividade?.chave ?? null,
    energia_metabolizavel,
    expoente,
    // Of the whole sum, so that who only knows factor × weight ^ exponent comes to the same energy.
    fator: kcal / pesoUsado ** expoente,
    kcal: Math.round(kcal),
    gramas: Math.round(gramas),
    rampa: caso.fase === 'recuperacao' ? rampaDe(gramas) : null,
    faixa: faixaDe(energia, energia_metabolizavel),
    refeicoes: refeicoesDoCaso(produto, caso),
    petiscos: petiscosDo(produto, { kcal, gramas }),
    caso,
    avisos: avisosDoCaso(produto, peso, caso),
    crescimento: null,
  };
}

export function faixaDe({ minimo, maximo }: Pick<Energia, 'minimo' | 'maximo'>, kcalPorKg: number): Faixa | null {
  const lado = (kcal: number | null) =>
    kcal === null ? null : { kcal: Math.round(kcal), gramas: Math.round((kcal * 1000) / kcalPorKg) };
  return minimo === null && maximo === null ? null : { minimo: lado(minimo), maximo: lado(maximo) };
}

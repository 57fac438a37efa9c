import { formatarInteiro, lerPeso } from '@indica-bem/domain/brasil/numeros';
import {
  calcularDose,
  type EntradaDaDose,
  type ErrosDaDose,
  type ResultadoDaDose,
} from '@indica-bem/domain/dose/calcular-dose';
import { type Caso, type Fase, fasesDoProduto, type Idade, soDaFase } from '@indica-bem/domain/dose/caso';
import type { Dose, Formula, Responsavel } from '@indica-bem/domain/dose/dose';
import { CONDICOES_CORPORAIS, NIVEIS_DE_ATIVIDADE } from '@indica-bem/domain/dose/formula-1';
import { QUANTIDADE_A_COMBINAR } from '@indica-bem/domain/dose/motivos';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Medidas } from './endereco';

/** By what a portion is reckoned here: the formula in force, who answers for it, and whether a vet is asking. */
export type Regra = { formula: Formula; veterinario: boolean; responsavel: Responsavel | null };

export type { ErrosDaDose };

/**
 * As long as nobody said another, a new recommendation counts with the ideal condition. Not with a food to lose weight by,
 * nor in a renewal, where the body was another: there it is asked.
 */
export function comCondicao(medidas: Medidas, produto: Produto | null, renovacao: boolean): Medidas {
  const supoe = medidas.condicao === '' && !renovacao && produto?.tipo_calculadora !== 'obesidade';
  return supoe ? { ...medidas, condicao: 'ideal' } : medidas;
}

export function resultadoDe(produto: Produto, medidas: Medidas, regra: Regra): ResultadoDaDose {
  return calcularDose(entradaDe(produto, medidas, regra));
}

function entradaDe(produto: Produto, medidas: Medidas, { formula, veterinario }: Regra): EntradaDaDose {
  const peso = lerPeso(medidas.peso);
  if (formula === 2) return { formula, produto, peso, caso: casoDe(produto, medidas), veterinario };
  return { formula, produto, peso, ...daFormula1(produto, medidas) };
}

function daFormula1({ especie }: Produto, { condicao, atividade, pesoAdulto }: Medidas) {
  const nivel = NIVEIS_DE_ATIVIDADE[especie].find(({ chave }) => chave === atividade);
  return {
    // None that there is: a condition nobody said must not pass for the ideal one.
    ecc: CONDICOES_CORPORAIS.find(({ chave }) => chave === condicao)?.fator ?? 0,
    atividade: nivel?.fator ?? null,
    atividade_chave: nivel?.chave ?? null,
    // What is written and is no weight must not pass for nothing.
    peso_adulto: pesoAdulto.trim() ? (lerPeso(pesoAdulto) ?? 0) : null,
  };
}

/** One stage alone is not asked for. */
export function faseDe(produto: Produto, { fase }: Medidas): Fase | undefined {
  const fases = fasesDoProduto(produto);
  return fases.length === 1 ? fases[0] : fases.find((possivel) => possivel === fase);
}

function casoDe(produto: Produto, medidas: Medidas): Caso | null {
  const fase = faseDe(produto, medidas);
  if (!fase) return null;
  const idade = inteiro(medidas.idade);
  return soDaFase(produto, {
    fase,
    ecc: inteiro(medidas.escore),
    atividade: medidas.atividade || null,
    idade: idade === null ? null : { valor: idade, unidade: medidas.unidade as Idade['unidade'] },
    peso_adulto: lerPeso(medidas.pesoAdulto),
    semana: inteiro(medidas.semana),
    ninhada: inteiro(medidas.ninhada),
    dias_sem_comer: inteiro(medidas.diasSemComer),
  });
}

const inteiro = (texto: string): number | null => (/^\d{1,4}$/.test(texto.trim()) ? Number(texto) : null);

const NOMES: Record<keyof ErrosDaDose, string> = {
  peso_pet: 'peso do pet',
  fase: 'fase',
  ecc: 'condição corporal',
  atividade: 'atividade',
  idade: 'idade',
  peso_adulto: 'peso quando adulto',
  semana: 'semana',
  ninhada: 'número de filhotes',
  dias_sem_comer: 'dias sem comer',
};

export function faltamNaDose(erros: ErrosDaDose): string[] {
  return (Object.keys(NOMES) as (keyof ErrosDaDose)[]).filter((campo) => erros[campo]).map((campo) => NOMES[campo]);
}

/** The two numbers that stand side by side: to have seen these is not to have seen others. */
export const vistoDe = ({ gramas, crescimento }: Dose): string | null =>
  crescimento && `${gramas}-${crescimento.gramas}`;

/** What growth needs is shown beside the number of formula 1, and nobody has said yet to have seen it. */
export function faltaConfirmar(resultado: ResultadoDaDose, { confirmado }: Medidas): boolean {
  const visto = 'dose' in resultado && resultado.dose ? vistoDe(resultado.dose) : null;
  return visto !== null && confirmado !== visto;
}

/** Whether there is something to send: an amount, a product without one, or a vet who indicates without saying it. */
export function podeSeguir(resultado: ResultadoDaDose, medidas: Medidas, { veterinario }: Regra): boolean {
  if ('erros' in resultado) return false;
  return 'semDose' in resultado ? veterinario : !faltaConfirmar(resultado, medidas);
}

/** Beside the product, at the last step; null: it has no portion. */
export function quantidadeDita(resultado: ResultadoDaDose): string | null {
  if ('semDose' in resultado) return `Quantidade: ${QUANTIDADE_A_COMBINAR.toLowerCase()}`;
  return 'dose' in resultado && resultado.dose ? `${formatarInteiro(resultado.dose.gramas)} g por dia` : null;
}

/** The portion's part of the request, as the contract spells it: what was answered, and what was seen. */
export function medidasDoPedido(produto: Produto, medidas: Medidas, regra: Regra) {
  const { formula } = regra;
  const nenhuma = { peso_pet: null, ecc: null, atividade: null, atividade_chave: null, formula };
  if (produto.tipo_calculadora === 'none') return nenhuma;
  const resultado = resultadoDe(produto, medidas, regra);
  const dose = 'dose' in resultado ? resultado.dose : null;
  const visto = { gramas_vistas: dose?.gramas ?? null, ...('semDose' in resultado && { sem_quantidade: true }) };
  const peso_pet = lerPeso(medidas.peso);
  if (formula === 2) return { ...nenhuma, peso_pet, caso: casoDe(produto, medidas), ...visto };
  const { ecc, atividade, atividade_chave, peso_adulto } = daFormula1(produto, medidas);
  const comum = produto.tipo_calculadora === 'comum';
  return {
    ...nenhuma,
    peso_pet,
    ecc: produto.tipo_calculadora === 'recuperacao' ? 1 : ecc,
    ...(comum && { atividade, atividade_chave }),
    ...(dose?.crescimento && { peso_adulto, crescimento_confirmado: !faltaConfirmar(resultado, medidas) }),
    ...visto,
  };
}

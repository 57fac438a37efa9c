import { formatarDecimal, formatarInteiro } from '../brasil/numeros';
import type { Especie } from '../produto/regras';
import { atividadeDa } from './adulto';
import { fraseDoAviso } from './avisos';
import { type Caso, ROTULO_DA_FASE } from './caso';
import type { DoseLida, Faixa } from './dose';
import { nomeDoEcc } from './ecc';
import { type Conta, elevado, kcal, kg } from './energia';
import { CONDICOES_CORPORAIS, nivelDeAtividade } from './formula-1';
import { energiaDoCaso } from './formula-2';
import { avisosDoPeso } from './peso-improvavel';
import { textoDosPetiscos } from './petiscos';
import { DUAS_REFEICOES, textoDasRefeicoes } from './refeicoes';
import { textosDoCaso } from './textos-do-caso';

/** "Como calculamos": the same on screens, in the mail and on the sheet. */
export interface Explicacao {
  /** From the weight to the grams. */
  contas: Conta[];
  /** '161 a 221 g por dia'; null where there is none. */
  faixa: string | null;
  refeicoes: string;
  /** Null for what was issued before they were said. */
  petiscos: string | null;
  /** What growth needs, beside formula 1. */
  crescimento: string | null;
  textos: string[];
  avisos: string[];
  /** In days from the recommendation. */
  reavaliar: { de: number; ate: number };
  /** 'Fórmula 2. FEDIAF 2025, …' */
  fonte: string;
  /** 'Responsável técnico: …' */
  responsavel: string | null;
}

type Leitor = {
  especie: Especie;
  /** To a partner who is a vet; tutors and all others are sent to theirs. */
  paraVeterinario: boolean;
};

const FONTES: Record<number, string> = {
  1: 'Fórmula 1. Fatores de manutenção: FEDIAF.',
  2: 'Fórmula 2. FEDIAF 2025, NRC 2006, AAHA 2021; refeições e faixas de filhotes, estimativa nossa.',
};

export function explicarDose(dose: DoseLida, { especie, paraVeterinario }: Leitor): Explicacao {
  const { textos, reavaliar } = textosDoCaso(dose, especie);
  const { gramas, refeicoes, petiscos, faixa, crescimento, avisos, responsavel, versao } = dose;
  return {
    contas: [...contasDaEnergia(dose, especie), ...contasDosGramas(dose)],
    faixa: faixa ? textoDaFaixa(faixa, gramas) : null,
    refeicoes: textoDasRefeicoes(gramas, refeicoes ?? DUAS_REFEICOES),
    petiscos: petiscos ? textoDosPetiscos(petiscos) : null,
    crescimento: crescimento
      ? `Para crescer até ${kg(crescimento.peso_adulto)}: ${crescimento.gramas} g por dia (${textoDaFaixa(crescimento.faixa, crescimento.gramas)}).`
      : null,
    textos,
    avisos: [
      ...avisosDoPeso(dose, especie, paraVeterinario),
      ...(avisos ?? []).map((aviso) => fraseDoAviso(aviso, paraVeterinario)),
    ],
    reavaliar,
    fonte: FONTES[versao] ?? `Fórmula ${versao}.`,
    responsavel: responsavel
      ? `Responsável técnico: ${responsavel.nome}, CRMV-${responsavel.uf} ${responsavel.crmv}`
      : null,
  };
}

/** '161 a 221 g', 'de 95 a 104 g', as far as there are sides; the dose stands in for a side it is itself. */
function textoDaFaixa({ minimo, maximo }: Faixa, gramas: number): string {
  return `${formatarInteiro(minimo?.gramas ?? gramas)} a ${formatarInteiro(maximo?.gramas ?? gramas)} g`;
}

function contasDaEnergia(dose: DoseLida, especie: Especie): Conta[] {
  const { peso_pet, caso, tipo } = dose;
  const peso = { rotulo: 'Peso', valor: kg(peso_pet) };
  if (!caso) return [peso, ...contasDaFormula1(dose, especie)];
  const energia = energiaDoCaso({ especie, tipo_calculadora: tipo }, peso_pet, caso);
  return [peso, ...respostas(caso, especie), ...(energia?.contas ?? [])];
}

const UMA = { semanas: 'semana', meses: 'mês' } as const;

function respostas(caso: Caso, especie: Especie): Conta[] {
  const { fase, ecc, atividade, idade, peso_adulto, ninhada, dias_sem_comer } = caso;
  const ditas: [string, string | null][] = [
    ['Fase', ROTULO_DA_FASE[fase]],
    ['Condição corporal', ecc ? nomeDoEcc(ecc) : null],
    ['Atividade', atividadeDa(especie, atividade)?.rotulo ?? null],
    ['Idade', idade ? `${idade.valor} ${idade.valor === 1 ? UMA[idade.unidade] : idade.unidade}` : null],
    ['Peso adulto esperado', peso_adulto ? kg(peso_adulto) : null],
    ['Filhotes mamando', ninhada ? String(ninhada) : null],
    ['Dias sem comer', typeof dias_sem_comer === 'number' ? String(dias_sem_comer) : null],
  ];
  return ditas.flatMap(([rotulo, valor]) => (valor === null ? [] : [{ rotulo, valor }]));
}

function contasDaFormula1(dose: DoseLida, especie: Especie): Conta[] {
  const { tipo, peso_pet, ecc, fator, expoente, kcal: energia } = dose;
  const condicao = CONDICOES_CORPORAIS.find((nivel) => nivel.fator === ecc)?.rotulo;
  const atividade = nivelDeAtividade(especie, dose);
  const usado = peso_pet * ecc;
  return [
    ...(tipo !== 'recuperacao' && condicao ? [{ rotulo: 'Condição corporal', valor: condicao }] : []),
    ...(atividade ? [{ rotulo: 'Atividade', valor: atividade.rotulo }] : []),
    ...(ecc === 1
      ? []
      : [
          {
            rotulo: 'Peso ideal estimado',
            conta: `${formatarDecimal(peso_pet, 2)} × ${formatarDecimal(ecc, 2)}`,
            valor: kg(usado),
          },
        ]),
    {
      rotulo: 'Energia por dia',
      conta: `${formatarDecimal(fator, 0)} × ${elevado(usado, expoente)}`,
      valor: kcal(energia),
    },
  ];
}

const contasDosGramas = ({ energia_metabolizavel, kcal: energia, gramas }: DoseLida): Conta[] => [
  { rotulo: 'Energia do alimento', valor: `${formatarInteiro(energia_metabolizavel)} kcal/kg` },
  {
    rotulo: 'Quantidade por dia',
    conta: `${formatarInteiro(energia)} × 1000 ÷ ${formatarInteiro(energia_metabolizavel)}`,
    valor: `${formatarInteiro(gramas)} g`,
  },
];

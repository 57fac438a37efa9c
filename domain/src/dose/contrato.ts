import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { TODA_A_EQUIPE } from '../contrato/equipe';
import { lista, livre } from '../contrato/tipos';
import { AVISOS } from './avisos';
import { FASES, UNIDADES_DE_IDADE } from './caso';
import * as nomes from './chamadas';
import { FORMULAS, REGRAS_DOS_PETISCOS } from './dose';
import { MOTIVOS_SEM_DOSE } from './motivos';

export const formula = z
  .union(
    FORMULAS.map((versao) => z.literal(versao)),
    'Escolha a fórmula',
  )
  .meta({ description: '1: a de sempre; 2: por fase, condição corporal de 1 a 9 e atividade' });

export const responsavel = z
  .object({ nome: z.string(), crmv: z.string(), uf: z.string() })
  .meta({ description: 'O veterinário que responde pela fórmula 2' });

/** What formula 2 is told, and what it keeps; which answers a stage needs is the rules' matter. */
export const caso = z.object({
  fase: z.enum(FASES, 'Escolha a fase do pet'),
  ecc: z.number().nullish().meta({ description: 'Condição corporal, de 1 a 9' }),
  atividade: livre(30).nullish().meta({ description: 'Adultos: baixa, moderada, ativo ou trabalho' }),
  idade: z
    .object({ valor: z.number(), unidade: z.enum(UNIDADES_DE_IDADE, 'Escolha semanas ou meses') })
    .nullish()
    .meta({ description: 'Filhotes' }),
  peso_adulto: z.number().nullish().meta({ description: 'Filhotes de cães: o esperado, em kg' }),
  semana: z.number().nullish().meta({ description: 'Da gestação ou da lactação' }),
  ninhada: z.number().nullish().meta({ description: 'Lactação: quantos filhotes mamam' }),
  dias_sem_comer: z.number().nullish().meta({ description: 'Recuperação; 0, se come' }),
});

const rampa = lista(z.object({ dia: z.int(), fracao: z.number(), gramas: z.int() }));
const lado = z.object({ kcal: z.int(), gramas: z.int() });
const faixa = z.object({ minimo: lado.nullable(), maximo: lado.nullable() });

/** What the calculator said on the day it was issued; a later change of product or formula does not touch it. */
export const calculo = z.object({
  versao: z.int().meta({ description: 'A fórmula: 1 ou 2' }),
  tipo: z.enum(['comum', 'obesidade', 'recuperacao']),
  peso_pet: z.number(),
  ecc: z.number().meta({ description: 'Parte do peso que conta; 1: todo' }),
  atividade: z.number().nullable(),
  atividade_chave: z.string().nullable(),
  energia_metabolizavel: z.number(),
  expoente: z.number(),
  fator: z.number().meta({ description: 'fator × (peso_pet × ecc) ^ expoente é a energia do dia' }),
  kcal: z.int(),
  gramas: z.int(),
  rampa: rampa.nullable(),
  faixa: faixa.nullish().meta({ description: 'Até onde a quantidade pode variar; null de um lado: a própria dose' }),
  refeicoes: z.object({ minimo: z.int(), maximo: z.int() }).nullish(),
  petiscos: z
    .object({ regra: z.enum(REGRAS_DOS_PETISCOS), kcal: z.int().nullable(), gramas: z.int().nullable() })
    .nullish(),
  caso: caso.nullish().meta({ description: 'As respostas da fórmula 2' }),
  avisos: lista(z.enum(AVISOS)).nullish(),
  crescimento: lado
    .extend({ peso_adulto: z.number(), faixa })
    .nullish()
    .meta({ description: 'Fórmula 1, filhotes de cães: o que o crescimento pede' }),
  responsavel: responsavel.nullish(),
});
export type Calculo = z.infer<typeof calculo>;

/** Issued by a vet without an amount: why there is none, and what was answered. There is no `calculo` beside it. */
export const semDose = z.object({
  versao: z.int(),
  motivo: z.enum(MOTIVOS_SEM_DOSE),
  peso_pet: z.number(),
  caso,
  responsavel: responsavel.nullish(),
});
export type SemDose = z.infer<typeof semDose>;

export const verDose = chamada(nomes.verDose, {
  resumo: 'A fórmula da quantidade que está em vigor, e quem responde por ela',
  acesso: { tutor: 'todos', prescritor: 'todos', lojista: 'todos', ...TODA_A_EQUIPE },
  answer: z.object({ formula, responsavel: responsavel.nullable() }),
  refusals: [],
});
export type DoseEmVigor = z.infer<typeof verDose.answer>;

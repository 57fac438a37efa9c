import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { PLANILHAS_COM_CPF, TODA_A_EQUIPE } from '../contrato/equipe';
import {
  chaveDeEnvio,
  data,
  idDoCaminho,
  lista,
  livre,
  pagina,
  proximo,
  reais,
  simOuNao,
  texto,
} from '../contrato/tipos';
import { pedidoDaLoja } from '../estorno/pedido';
import { lojistaPublico } from '../lojista/contrato';
import { nota } from '../nota/nota';
import { prescricao } from '../prescricao/contrato';
import * as nomes from './chamadas';
import { DIGITOS_DO_CPF, DIGITOS_DO_NUMERO, LEITURAS_DO_CAIXA } from './leitura';
import { PERIODOS } from './periodos';
import {
  FUNCIONARIO_NO_MAXIMO,
  ORDENS_DOS_EFETIVADOS,
  PESOS_DE_PACOTE,
  RECUSAS_DA_LEITURA,
  RECUSAS_DA_VENDA,
  RECUSAS_DO_CAIXA,
  RECUSAS_DO_SELO,
  SITUACOES_DE_CUPOM,
} from './regras';

/** Coupon ids are drawn, fifteen digits: they can be neither counted up nor foreseen (docs/decisions/0004). */
export const idDoCupom = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Undoing a purchase ends a coupon's turn: what names one never reaches the next. */
export const vez = z.int().min(1).max(999_999);

export const cupom = z.object({
  id_coupon: z.int(),
  codigo_coupon: z.string(),
  ativo: z.union([z.literal(0), z.literal(1)]),
  situacao: z.enum(SITUACOES_DE_CUPOM),
  desconto: z.number(),
  valor: z.number().nullable(),
  valorRecebido: z.number().nullable(),
  valorDescontado: z.number().nullable(),
  peso: z.number().nullable(),
  data_efetivacao: z.string().nullable(),
  data_validade: z.string(),
  id_prescricao: z.int(),
  nome_funcionario: z.string().nullable(),
  em_uso: simOuNao,
  vez: vez.meta({ description: 'De qual venda deste cupom se trata: cada estorno conta uma' }),
});

const desfazerSegundos = z.int().meta({ description: 'Por quanto tempo a loja ainda desfaz a venda; 0, só pedindo' });

const cupomNaIndicacao = cupom.extend({
  qr: z.string().nullable().meta({
    description: 'Endereço que o QR guarda; só para o tutor, em loja física, na conferência simples',
  }),
  shopkeeper: lojistaPublico,
  prescrition: prescricao,
});
export type Cupom = z.infer<typeof cupomNaIndicacao>;

export const verCupom = chamada(nomes.verCupom, {
  resumo: 'Um cupom',
  acesso: { tutor: 'proprio', lojista: 'proprio', ...TODA_A_EQUIPE },
  params: z.object({ id: idDoCupom }),
  answer: cupomNaIndicacao,
  refusals: [],
});

export const consultarCupom = chamada(nomes.consultarCupom, {
  resumo: 'Consulta no caixa, por id (QR) ou código digitado: o veredito antes da venda',
  acesso: { tutor: 'proprio', lojista: 'proprio', ...TODA_A_EQUIPE },
  params: z.object({ codigo: livre(60).min(1, 'Preencha o código') }),
  answer: cupomNaIndicacao,
  refusals: [...RECUSAS_DO_CAIXA, 'LEITURA_INCOMPLETA'],
});

export const verSelo = chamada(nomes.verSelo, {
  resumo: 'O que a tela do tutor mostra agora: o selo do QR e o número ao lado do código',
  acesso: { tutor: 'proprio' },
  params: z.object({ id: idDoCupom }),
  answer: z.object({
    selo: z.string().meta({ description: '16 letras; vão no endereço que o QR guarda, em ?s=' }),
    numero: z.string().meta({ description: 'Quatro dígitos, para quem digita o código' }),
    expira_em: z.string().meta({ description: 'Quando a tela deve pedir outro' }),
    segundos: z.number().meta({ description: 'Quanto falta para isso, no relógio do servidor' }),
  }),
  refusals: RECUSAS_DO_SELO,
});

const digitos = (quantos: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${quantos}}$`), `Informe ${quantos} dígitos`)
    .optional();

export const lerNoCaixa = chamada(nomes.lerNoCaixa, {
  resumo: 'A loja lê o cupom, por id (QR) ou código digitado; a prova da leitura valida a venda por 2 horas',
  acesso: { lojista: 'proprio' },
  params: z.object({ codigo: livre(60).min(1, 'Preencha o código') }),
  body: z
    .object({
      s: livre(64).optional().meta({ description: 'O selo do QR' }),
      numero: digitos(DIGITOS_DO_NUMERO).meta({ description: 'O número que está na tela do tutor' }),
      cpf: digitos(DIGITOS_DO_CPF).meta({ description: 'Os três últimos dígitos do CPF do tutor' }),
    })
    .refine(({ s, numero, cpf }) => [s, numero, cpf].filter(Boolean).length < 2, {
      path: ['numero'],
      message: 'Envie o selo, o número ou o CPF, um deles',
    }),
  answer: cupomNaIndicacao.extend({
    leitura: z.enum(LEITURAS_DO_CAIXA),
    prova: z.string().meta({ description: 'Envie com a venda' }),
  }),
  semAto: 'lê o cupom no caixa; quem muda é a validação, que tem o seu',
  refusals: [...RECUSAS_DO_CAIXA, ...RECUSAS_DA_LEITURA],
});

export const validarCupom = chamada(nomes.validarCupom, {
  resumo: 'A loja valida o cupom, uma vez para sempre',
  acesso: { lojista: 'proprio' },
  params: z.object({ id: idDoCupom }),
  headers: chaveDeEnvio,
  body: z.object({
    nome_funcionario: texto(FUNCIONARIO_NO_MAXIMO),
    valor: reais,
    peso: z.literal(PESOS_DE_PACOTE, 'Escolha o peso da embalagem'),
    vez: vez.optional().meta({ description: 'A vez do cupom que foi lido; sem ela, a de agora' }),
    prova: livre(300).nullish().meta({ description: 'Da leitura do cupom; na conferência simples não é preciso' }),
  }),
  answer: cupom.extend({ desfazer_segundos: desfazerSegundos }),
  ato: { nome: 'cupom-validado', objeto: 'cupom', mostra: ['valor', 'peso'] },
  refusals: RECUSAS_DA_VENDA,
});

export const cupomEfetivado = cupom.extend({
  produto: z.string().nullable(),
  tutor: z.string().nullable(),
  efetivado_em: z.string().nullable().meta({ description: 'O momento no caixa; null, veio por arquivo' }),
  desfazer_segundos: desfazerSegundos,
  pedido: pedidoDaLoja.nullable().meta({ description: 'O último pedido de estorno desta venda' }),
  nota: nota.nullable(),
  nota_pendente: z.boolean().meta({ description: 'A nota é obrigatória, não veio, e os 7 dias passaram' }),
});
export type CupomEfetivado = z.infer<typeof cupomEfetivado>;

export const listarCuponsDoLojista = chamada(nomes.listarCuponsDoLojista, {
  resumo: 'Cupons efetivados na loja, com os totais do período',
  acesso: { lojista: 'proprio', ...TODA_A_EQUIPE },
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  query: pagina.extend({
    de: data.optional(),
    ate: data.optional(),
    periodo: z.enum(PERIODOS).optional().meta({ description: 'Pelo dia do servidor; vale no lugar de de e ate' }),
    nota: z.enum(['sem']).optional().meta({ description: 'sem: só as compras sem nota' }),
    ordem: z.enum(ORDENS_DOS_EFETIVADOS).default('-data'),
  }),
  answer: z.object({
    coupons: lista(cupomEfetivado),
    proximo,
    de: z.string().nullable().meta({ description: 'O primeiro dia do período' }),
    ate: z.string().nullable().meta({ description: 'O último' }),
    totais: z.object({
      quantidade: z.int(),
      valor: z.number(),
      valorDescontado: z.number(),
      valorRecebido: z.number(),
      peso: z.number(),
      com_nota: z.int(),
    }),
  }),
  refusals: [],
});

export const exportarCuponsDoLojista = chamada(nomes.exportarCuponsDoLojista, {
  resumo: 'Os cupons efetivados na loja, do período, em CSV',
  acesso: { lojista: 'proprio', ...PLANILHAS_COM_CPF },
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  query: z.object({ de: data.optional(), ate: data.optional() }),
  answer: 'arquivo',
  age: true,
  ato: { nome: 'vendas-exportadas', objeto: 'conta' },
  refusals: [],
});

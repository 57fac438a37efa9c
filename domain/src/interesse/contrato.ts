import { z } from 'zod';
import { UFS } from '../brasil/estados';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import { ATENDIMENTO, OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import {
  email,
  idDoCaminho,
  lista,
  livre,
  pagina,
  proximo,
  telefone,
  texto,
  textoOpcional,
  total,
  vazio,
} from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import { ERRO_DO_NOME, nomeLimpo } from '../texto/nome';
import * as nomes from './chamadas';
import {
  LETRAS_DO_INTERESSE as LETRAS,
  MOTIVOS_DE_ESQUECER,
  ORDENS_DOS_INTERESSADOS,
  PERFIS_DE_INTERESSE,
  SITUACOES_DO_INTERESSE,
  TIPOS_DE_INTERESSE,
} from './regras';

/** Several lines, but nothing that hides or turns the reading around. */
const variasLinhas = (max: number) =>
  textoOpcional(max).refine((valor) => !valor || nomeLimpo(valor.replace(/[\r\n\t]/g, ' ')), ERRO_DO_NOME);

const interesseEscrito = z.object({
  tipo: z.enum(TIPOS_DE_INTERESSE, 'Escolha como quer participar'),
  nome: texto(LETRAS.nome),
  perfil: z.enum(PERFIS_DE_INTERESSE, 'Escolha o que você faz').nullish().meta({ description: 'De parceiro' }),
  nome_da_loja: textoOpcional(LETRAS.nome_da_loja)
    .refine((valor) => !valor || nomeLimpo(valor), ERRO_DO_NOME)
    .meta({ description: 'De loja' }),
  cnpj: livre(20).nullish().meta({ description: 'De loja, se quiser' }),
  cidade: texto(LETRAS.cidade),
  uf: z.enum(UFS, 'Escolha o estado'),
  email,
  telefone: telefone.meta({ description: 'WhatsApp, de preferência' }),
  mensagem: variasLinhas(LETRAS.mensagem),
});
export type InteresseEscrito = z.output<typeof interesseEscrito>;

const momento = z.string();

const interessado = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DE_INTERESSE),
  nome: z.string(),
  perfil: z.enum(PERFIS_DE_INTERESSE).nullable(),
  nome_da_loja: z.string().nullable(),
  cnpj: z.string().nullable(),
  cidade: z.string(),
  uf: z.string(),
  email: z.string(),
  telefone: z.string(),
  outro_email: z.string().nullable().meta({ description: 'O que veio diferente quando a pessoa escreveu de novo' }),
  outro_telefone: z.string().nullable(),
  mensagem: z.string().nullable(),
  criado_em: momento,
  vezes: z.int().meta({ description: 'Quantas vezes a pessoa escreveu' }),
  repetido_em: momento.nullable().meta({ description: 'Quando escreveu de novo' }),
  situacao: z.enum(SITUACOES_DO_INTERESSE),
  anotacao: z.string().nullable(),
  alterado_em: momento.nullable(),
  alterado_por: z.string().nullable(),
  versao,
});
export type Interessado = z.infer<typeof interessado>;

const idDoInteressado = z.object({ id: idDoCaminho });

export const registrarInteresse = chamada(nomes.registrarInteresse, {
  resumo:
    'Alguém quer ser parceiro ou vender. O mesmo e-mail ou telefone em 30 dias é um pedido só; a resposta é sempre a mesma',
  acesso: PARA_TODOS,
  body: interesseEscrito,
  answer: z.object({ recebido: z.literal(true) }),
  semAto: 'quem se apresenta não tem conta; o que a equipe faz com o pedido tem o seu',
  refusals: ['COTA_DE_INTERESSES'],
});

export const listarInteressados = chamada(nomes.listarInteressados, {
  resumo: 'Quem quer ser parceiro ou vender; sem outra ordem, do mais novo',
  acesso: TODA_A_EQUIPE,
  query: pagina.extend({
    situacao: z.enum(SITUACOES_DO_INTERESSE).optional(),
    tipo: z.enum(TIPOS_DE_INTERESSE).optional(),
    busca: livre(100).optional().meta({ description: 'Cidade, nome, loja, e-mail ou telefone' }),
    ordem: z.enum(ORDENS_DOS_INTERESSADOS).default('recentes'),
  }),
  answer: z.object({
    interessados: lista(interessado),
    proximo,
    novos: total.meta({ description: 'Quantos esperam a primeira palavra, exato até 1.000; só na primeira página' }),
  }),
  refusals: [],
});

export const verInteressado = chamada(nomes.verInteressado, {
  resumo: 'Alguém que quer ser parceiro ou vender',
  acesso: TODA_A_EQUIPE,
  params: idDoInteressado,
  answer: interessado,
  refusals: [],
});

export const alterarInteressado = chamada(nomes.alterarInteressado, {
  resumo: 'Muda a situação e a anotação; o que não vem fica como está',
  acesso: { ...OPERACAO, ...ATENDIMENTO },
  params: idDoInteressado,
  body: z.object({
    situacao: z.enum(SITUACOES_DO_INTERESSE, 'Escolha a situação').optional(),
    anotacao: variasLinhas(LETRAS.anotacao).optional(),
    versao: versaoLida,
  }),
  answer: interessado,
  ato: { nome: 'interessado-alterado', objeto: 'interesse', mostra: ['situacao'] },
  refusals: RECUSAS_DA_EDICAO,
});

export const esquecerInteressado = chamada(nomes.esquecerInteressado, {
  resumo: 'Apaga os dados de alguém, a pedido ou porque não é um pedido de verdade',
  acesso: { ...OPERACAO, ...ATENDIMENTO },
  params: idDoInteressado,
  body: z.object({ motivo: z.enum(MOTIVOS_DE_ESQUECER, 'Escolha o motivo') }),
  answer: vazio,
  ato: { nome: 'interessado-esquecido', objeto: 'interesse', mostra: ['motivo', 'tipo', 'situacao'] },
  refusals: [],
});

import { z } from 'zod';
import { SITUACOES_DA_CONTA } from '../conta/situacao';
import { chamada, PAPEIS, type Recebido } from '../contrato/chamada';
import { ATENDIMENTO, OPERACAO } from '../contrato/equipe';
import { chaveDeEnvio, email, idDoCaminho, lista, livre, telefone, textoOpcional } from '../contrato/tipos';
import { NOMES_DAS_FALHAS } from '../correio/falha';
import { TIPOS_DE_EMAIL } from '../correio/tipos';
import { idDoCupom } from '../cupom/contrato';
import { SITUACOES_DE_CUPOM } from '../cupom/regras';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import { RECUSAS_DO_REENVIO } from '../prescricao/recusas';
import { STATUS_DA_INDICACAO, VINCULOS_INICIAIS } from '../prescricao/regras';
import * as nomes from './chamadas';
import { contarOOutro, PORQUE_NO_MAXIMO } from './porque';
import {
  MOTIVOS_DO_ATENDIMENTO,
  RECUSAS_DA_CORRECAO,
  RECUSAS_DA_TROCA,
  RECUSAS_DE_TIRAR_CUPOM,
  RECUSAS_DO_BLOQUEIO,
  RECUSAS_DO_DESBLOQUEIO,
} from './regras';
import { TIPOS_DA_VIDA, VIDA_NO_MAXIMO } from './vida';

/** Who puts right what somebody calls about. */
const DE_QUEM_CONSERTA = { ...OPERACAO, ...ATENDIMENTO } as const;

/** Every act says why. */
const porque = {
  motivo: z.enum(MOTIVOS_DO_ATENDIMENTO, 'Escolha o motivo'),
  texto: textoOpcional(PORQUE_NO_MAXIMO),
};
const comMotivo = <F extends z.ZodRawShape>(campos: F) => z.object({ ...campos, ...porque }).superRefine(contarOOutro);

const ficha = z.object({
  id: z.int(),
  papel: z.enum(['tutor', 'prescritor', 'lojista']),
  nome: z.string(),
  email: z.string(),
  telefone: z.string().nullable(),
  situacao: z.enum(SITUACOES_DA_CONTA),
  versao,
});
export type Ficha = z.infer<typeof ficha>;

export const verFicha = chamada(nomes.verFicha, {
  resumo: 'Como se fala com uma pessoa: nome, e-mail, telefone e se já entrou',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  answer: ficha,
  refusals: [],
});

export const corrigirConta = chamada(nomes.corrigirConta, {
  resumo:
    'Corrige o e-mail de uma conta, e o telefone de um tutor. Quem nunca entrou recebe o convite no novo endereço',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: comMotivo({ email, telefone: telefone.optional(), versao: versaoLida }),
  answer: ficha,
  ato: { nome: 'contato-da-conta-corrigido', objeto: 'conta', mostra: ['motivo'] },
  refusals: ['JA_CADASTRADO', 'COTA_DE_ATENDIMENTOS', ...RECUSAS_DA_EDICAO],
});

const contato = z.object({
  id_prescricao: z.int(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  versao: z.string().meta({ description: 'Do contato; devolva-a ao corrigir' }),
});
export type ContatoDaIndicacao = z.infer<typeof contato>;

export const verContato = chamada(nomes.verContato, {
  resumo: 'Para onde vai uma indicação',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  answer: contato,
  refusals: [],
});

export const corrigirIndicacao = chamada(nomes.corrigirIndicacao, {
  resumo: 'Corrige para onde vai uma indicação e, se pedido, a envia de novo',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: comMotivo({
    email: z.union([z.literal('').transform(() => null), email, z.null()]),
    telefone,
    versao: z.string().max(64).optional(),
    reenviar: z.boolean().default(false),
  }),
  answer: contato,
  ato: { nome: 'contato-da-indicacao-corrigido', objeto: 'prescricao', mostra: ['motivo'] },
  refusals: [...RECUSAS_DA_CORRECAO, 'VERSAO_ALTERADA', ...RECUSAS_DO_REENVIO, 'COTA_DE_ATENDIMENTOS'],
});

/** What was done, by the number it has in the recommendation's life. */
const feito = z.object({ id_acontecimento: z.int() });

export const reenviarPeloAtendimento = chamada(nomes.reenviarPeloAtendimento, {
  resumo: 'Envia a indicação de novo, ao contato que está nela, com o motivo',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: comMotivo({}),
  answer: feito,
  ato: { nome: 'indicacao-reenviada', objeto: 'prescricao', mostra: ['motivo'] },
  refusals: [...RECUSAS_DO_REENVIO, 'COTA_DE_ATENDIMENTOS'],
});

export const devolverTroca = chamada(nomes.devolverTroca, {
  resumo: 'Devolve ao tutor uma troca de loja que ele gastou',
  acesso: ATENDIMENTO,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: comMotivo({
    vinculos: z.int().min(0).max(VINCULOS_INICIAIS).meta({ description: 'Trocas que restam, como foram vistas' }),
  }),
  answer: feito,
  ato: { nome: 'troca-devolvida', objeto: 'prescricao', mostra: ['motivo'] },
  refusals: [...RECUSAS_DA_TROCA, 'COTA_DE_ATENDIMENTOS'],
});

export const bloquearIndicacao = chamada(nomes.bloquearIndicacao, {
  resumo:
    'Bloqueia a indicação e cancela o cupom aberto; até ser desbloqueada, ninguém a resgata nem escolhe loja com ela',
  acesso: ATENDIMENTO,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: comMotivo({}),
  answer: feito,
  ato: { nome: 'indicacao-bloqueada', objeto: 'prescricao', mostra: ['motivo'] },
  refusals: [...RECUSAS_DO_BLOQUEIO, 'COTA_DE_ATENDIMENTOS'],
});

export const desbloquearIndicacao = chamada(nomes.desbloquearIndicacao, {
  resumo: 'Desbloqueia a indicação: segue como estava, e o cupom que o bloqueio cancelou continua cancelado',
  acesso: ATENDIMENTO,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: comMotivo({}),
  answer: feito,
  ato: { nome: 'indicacao-desbloqueada', objeto: 'prescricao', mostra: ['motivo'] },
  refusals: [...RECUSAS_DO_DESBLOQUEIO, 'COTA_DE_ATENDIMENTOS'],
});

export const liberarCupom = chamada(nomes.liberarCupom, {
  resumo:
    'Cancela o cupom e devolve a escolha: o tutor escolhe outra loja sem gastar troca, também depois de uma loja online',
  acesso: ATENDIMENTO,
  params: z.object({ id: idDoCupom }),
  headers: chaveDeEnvio,
  body: comMotivo({}),
  answer: feito,
  ato: { nome: 'cupom-liberado', objeto: 'cupom', mostra: ['motivo'] },
  refusals: [...RECUSAS_DE_TIRAR_CUPOM, 'COTA_DE_ATENDIMENTOS'],
});

export const cancelarCupom = chamada(nomes.cancelarCupom, {
  resumo: 'Cancela o cupom; a escolha que ele gastou não volta',
  acesso: ATENDIMENTO,
  params: z.object({ id: idDoCupom }),
  headers: chaveDeEnvio,
  body: comMotivo({}),
  answer: feito,
  ato: { nome: 'cupom-cancelado', objeto: 'cupom', mostra: ['motivo'] },
  refusals: [...RECUSAS_DE_TIRAR_CUPOM, 'COTA_DE_ATENDIMENTOS'],
});

const ACHADOS_DE_CADA = 10;

const pessoaAchada = z.object({
  id: z.int(),
  papel: z.enum(['tutor', 'prescritor', 'lojista']),
  perfil: z.string().nullable(),
  nome: z.string(),
  documento: z.string().nullable().meta({ description: 'CPF entre asteriscos, ou CNPJ' }),
  email: z.string().meta({ description: 'Mascarado' }),
  telefone: z.string().nullable().meta({ description: 'Mascarado' }),
  situacao: z.enum(SITUACOES_DA_CONTA),
});
const indicacaoAchada = z.object({
  id_prescricao: z.int(),
  codigo_prescricao: z.string(),
  status: z.enum(STATUS_DA_INDICACAO),
  data: z.string(),
  tutor: z.string().nullable(),
  parceiro: z.string().nullable(),
  produto: z.string().nullable(),
});
const cupomAchado = z.object({
  id_coupon: z.int(),
  codigo_coupon: z.string(),
  situacao: z.enum(SITUACOES_DE_CUPOM),
  data_validade: z.string(),
  loja: z.string(),
  id_prescricao: z.int(),
  tutor: z.string().nullable(),
});
export type PessoaAchada = z.infer<typeof pessoaAchada>;
export type IndicacaoAchada = z.infer<typeof indicacaoAchada>;
export type CupomAchado = z.infer<typeof cupomAchado>;

export const buscarNoAtendimento = chamada(nomes.buscarNoAtendimento, {
  resumo:
    'Uma busca para tudo: código, cupom, CPF, CNPJ, telefone, e-mail ou nome, inteiros ou em parte, como foram digitados',
  acesso: DE_QUEM_CONSERTA,
  query: z.object({ q: livre(120) }),
  answer: z.object({
    pessoas: lista(pessoaAchada, ACHADOS_DE_CADA),
    indicacoes: lista(indicacaoAchada, ACHADOS_DE_CADA),
    cupons: lista(cupomAchado, ACHADOS_DE_CADA),
    ha_mais: z.boolean().meta({ description: 'Alguma das listas foi cortada' }),
  }),
  refusals: ['MUITAS_TENTATIVAS'],
});

const acontecimento = z.object({
  tipo: z.enum(TIPOS_DA_VIDA),
  em: z.string(),
  so_dia: z.boolean().meta({ description: 'A hora não foi guardada' }),
  quem: z.object({ papel: z.enum(PAPEIS), nome: z.string() }).nullable(),
  loja: z.string().nullable(),
  codigo_coupon: z.string().nullable(),
  email: z.enum(TIPOS_DE_EMAIL).nullable(),
  falha: z.enum(NOMES_DAS_FALHAS).nullable(),
  resposta: z.string().nullable().meta({ description: 'Os números da resposta do servidor de e-mail' }),
  recusa: z.string().nullable().meta({ description: 'O que o caixa leu' }),
  vezes: z.int().nullable(),
  valor: z.number().nullable(),
  funcionario: z.string().nullable(),
  motivo: z.string().nullable(),
  texto: z.string().nullable(),
  nota: z.string().nullable().meta({ description: 'A chave da nota fiscal' }),
  mes: z.string().nullable().meta({ description: 'Do acerto: yyyy-mm' }),
});
export type AcontecimentoDaVida = z.infer<typeof acontecimento>;

export const verVida = chamada(nomes.verVida, {
  resumo: 'A vida de uma indicação, do mais novo ao mais antigo, e o que se pode fazer por ela',
  acesso: DE_QUEM_CONSERTA,
  params: z.object({ id: idDoCaminho }),
  answer: z.object({
    id_prescricao: z.int(),
    codigo_prescricao: z.string(),
    status: z.enum(STATUS_DA_INDICACAO),
    tutor: z.object({ id: z.int(), nome: z.string(), cpf: z.string().nullable() }).nullable(),
    tutor_nome: z.string().nullable(),
    pet_nome: z.string().nullable(),
    parceiro: z.object({ id: z.int(), nome: z.string() }).nullable(),
    produto: z.string().nullable(),
    loja: z.object({ id: z.int(), nome: z.string(), online: z.boolean() }).nullable(),
    id_lote: z.int().nullable(),
    em_branco: z.boolean().meta({ description: 'Código impresso que ninguém registrou ou resgatou' }),
    vinculos: z.int(),
    contato,
    cupom: z
      .object({
        id_coupon: z.int(),
        codigo_coupon: z.string(),
        situacao: z.enum(SITUACOES_DE_CUPOM),
        data_validade: z.string(),
        valor: z.number().nullable(),
        vez: z.int(),
      })
      .nullable(),
    pode: z.object({
      reenviar: z.boolean(),
      corrigir: z.boolean(),
      devolver_troca: z.boolean(),
      tirar_cupom: z.boolean(),
      estornar: z.boolean(),
      bloquear: z.boolean(),
      desbloquear: z.boolean(),
    }),
    vida: lista(acontecimento, VIDA_NO_MAXIMO),
  }),
  refusals: [],
});
export type VidaDaIndicacao = Recebido<typeof verVida>;

import { z } from 'zod';
import { chamada, PAPEIS, PARA_TODOS } from '../contrato/chamada';
import { ATENDIMENTO, CADA_UM_DA_EQUIPE, FUNCOES, OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import { email, idDoCaminho, livre, senha, vazio } from '../contrato/tipos';
import { lojistaProprio } from '../lojista/contrato';
import { prescritor } from '../prescritor/contrato';
import { tutor } from '../tutor/contrato';
import * as nomes from './chamadas';
import {
  RECUSAS_DA_CONFIRMACAO,
  RECUSAS_DA_NOVA_SENHA,
  RECUSAS_DA_PRESSA,
  RECUSAS_DA_SUSPENSAO,
  RECUSAS_DO_LINK_DA_EQUIPE,
  RECUSAS_DO_LOGIN,
} from './recusas';
import { aceites } from './registro-da-conta';
import { SITUACOES_DA_CONTA } from './situacao';

const administrador = z.object({ id_admin: z.int(), nome: z.string(), email: z.string() });

/** What a browser keeps of who is in (spec 11.7): the role decides the profile. */
export const sessao = z.discriminatedUnion('tipo_usuario', [
  z.object({
    tipo_usuario: z.literal('tutor'),
    api_token: z.string(),
    usuario: tutor.extend(aceites),
  }),
  z.object({
    tipo_usuario: z.literal('prescritor'),
    api_token: z.string(),
    usuario: prescritor.extend(aceites),
  }),
  z.object({
    tipo_usuario: z.literal('lojista'),
    api_token: z.string(),
    usuario: lojistaProprio.extend({ nome: z.string() }).extend(aceites),
  }),
  z.object({
    tipo_usuario: z.literal('indicabem'),
    funcao: z.enum(FUNCOES),
    api_token: z.string(),
    usuario: administrador.extend(aceites),
  }),
]);
export type Sessao = z.infer<typeof sessao>;

export const entrar = chamada(nomes.entrar, {
  resumo: 'Entra com e-mail e senha',
  acesso: PARA_TODOS,
  body: z.object({ email, senha }),
  answer: sessao,
  ato: { nome: 'conta-entrou', objeto: 'conta' },
  refusals: RECUSAS_DO_LOGIN,
});

export const sair = chamada(nomes.sair, {
  resumo: 'Encerra a sessão',
  acesso: { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', ...CADA_UM_DA_EQUIPE },
  antesDosTermos: true,
  antesDoFator: true,
  answer: vazio,
  ato: { nome: 'conta-saiu', objeto: 'conta' },
  refusals: [],
});

const versaoDoTexto = livre(10).optional().meta({ description: 'Do texto que foi lido; se já não é a atual, recusa' });

export const aceitarTermos = chamada(nomes.aceitarTermos, {
  resumo: 'Registra o aceite da privacidade ou do regulamento',
  acesso: { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', ...CADA_UM_DA_EQUIPE },
  antesDosTermos: true,
  antesDoFator: true,
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  body: z
    .object({
      tipo_login: z.enum(PAPEIS).optional(),
      privacidade_aceite: z.literal('S').optional(),
      uso_aceite: z.literal('S').optional(),
      privacidade_versao: versaoDoTexto,
      uso_versao: versaoDoTexto,
    })
    .refine((corpo) => corpo.privacidade_aceite || corpo.uso_aceite, {
      message: 'Marque a declaração para continuar',
      path: ['privacidade_aceite'],
    }),
  answer: z.object(aceites),
  ato: { nome: 'termos-aceitos', objeto: 'conta' },
  refusals: ['TEXTO_MUDOU'],
});

export const pedirRecuperacao = chamada(nomes.pedirRecuperacao, {
  resumo: 'Pede o link de recuperação; a resposta é a mesma para qualquer e-mail',
  acesso: PARA_TODOS,
  age: true,
  query: z.object({ email }),
  answer: vazio,
  semAto: 'a resposta é a mesma para todos; quem muda é o uso do link',
  refusals: RECUSAS_DA_PRESSA,
});

export const redefinirSenha = chamada(nomes.redefinirSenha, {
  resumo: 'Define a senha com o link do e-mail (recuperação ou convite); o link serve uma vez',
  acesso: PARA_TODOS,
  body: z.object({ senha, hash: z.string().max(100) }),
  answer: vazio,
  ato: { nome: 'senha-redefinida', objeto: 'conta' },
  refusals: RECUSAS_DA_NOVA_SENHA,
});

export const confirmarEmail = chamada(nomes.confirmarEmail, {
  resumo: 'Confirma uma caixa de e-mail com o link que ela recebeu; de novo, responde o mesmo',
  acesso: PARA_TODOS,
  body: z.object({ passe: z.string().max(300) }),
  answer: vazio,
  ato: { nome: 'email-confirmado', objeto: 'conta' },
  refusals: RECUSAS_DA_CONFIRMACAO,
});

export const pedirConfirmacao = chamada(nomes.pedirConfirmacao, {
  resumo: 'Envia de novo o link que confirma o próprio e-mail',
  acesso: { tutor: 'proprio', prescritor: 'proprio', lojista: 'proprio', ...CADA_UM_DA_EQUIPE },
  antesDosTermos: true,
  answer: vazio,
  ato: { nome: 'confirmacao-enviada', objeto: 'conta' },
  refusals: RECUSAS_DA_PRESSA,
});

const idUsuario = z.object({ id: idDoCaminho });

export const contarUsuarios = chamada(nomes.contarUsuarios, {
  resumo: 'Quantas contas há de cada tipo',
  acesso: TODA_A_EQUIPE,
  answer: z.object({ tutor: z.int(), prescritor: z.int(), lojista: z.int() }),
  refusals: [],
});

export const enviarRedefinicao = chamada(nomes.enviarRedefinicao, {
  resumo: 'Envia à pessoa o link para definir a senha (convite, se ela nunca teve uma)',
  acesso: { ...OPERACAO, ...ATENDIMENTO },
  params: idUsuario,
  answer: vazio,
  ato: { nome: 'link-de-senha-enviado', objeto: 'conta' },
  refusals: RECUSAS_DO_LINK_DA_EQUIPE,
});

export const suspenderUsuario = chamada(nomes.suspenderUsuario, {
  resumo: 'Suspende ou reativa uma conta; suspender encerra as sessões',
  acesso: OPERACAO,
  params: idUsuario,
  body: z.object({ suspenso: z.boolean() }),
  answer: z.object({ situacao: z.enum(SITUACOES_DA_CONTA) }),
  ato: { nome: 'suspensao-alterada', objeto: 'conta', mostra: ['suspenso'] },
  refusals: RECUSAS_DA_SUSPENSAO,
});

import { z } from 'zod';
import { chamada, PARA_TODOS } from '../contrato/chamada';
import * as nomes from './chamadas';
import { sessao } from './contrato';
import { RECUSAS_DA_PRESSA, RECUSAS_DO_ACESSO_SOCIAL } from './recusas';

const PROVEDORES_SOCIAIS = ['google', 'facebook'] as const;
export type ProvedorSocial = (typeof PROVEDORES_SOCIAIS)[number];

const provedor = z.object({ provedor: z.enum(PROVEDORES_SOCIAIS) });

export const verProvedores = chamada(nomes.verProvedores, {
  resumo: 'Quais acessos sociais estão configurados',
  acesso: PARA_TODOS,
  answer: z.object({ google: z.boolean(), facebook: z.boolean() }),
  refusals: [],
});

export const irAoProvedor = chamada(nomes.irAoProvedor, {
  resumo: 'Leva ao provedor (redirecionamento)',
  acesso: PARA_TODOS,
  age: true,
  params: provedor,
  answer: 'arquivo',
  semAto: 'só manda o navegador ao provedor',
  refusals: [],
});

export const voltarDoProvedor = chamada(nomes.voltarDoProvedor, {
  resumo: 'Volta do provedor: leva a /web/callback/{código} ou, sem sucesso, a /web/login?social=falhou',
  acesso: PARA_TODOS,
  age: true,
  vemDeFora: true,
  params: provedor,
  query: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(200).optional(),
    error: z.string().max(200).optional(),
  }),
  answer: 'arquivo',
  semAto: 'só guarda um código por um minuto; quem entra é a chamada seguinte',
  refusals: RECUSAS_DA_PRESSA,
});

/** What the provider does not give (CPF, phone, birth date) is asked before the account exists. */
const cadastroPendente = z.object({
  cadastro: z.object({
    nome: z.string(),
    email: z.string().nullable().meta({ description: 'null: o provedor não informou; pergunte' }),
    provedor: z.enum(PROVEDORES_SOCIAIS),
    social: z.string().meta({ description: 'Envie em POST /register, no lugar da senha; vale 15 minutos' }),
  }),
});

export const entrarComCodigo = chamada(nomes.entrarComCodigo, {
  resumo: 'Troca o código de uso único do acesso social (60 s) pela sessão, ou pelo cadastro a completar',
  acesso: PARA_TODOS,
  age: true,
  query: z.object({ api_token: z.string().max(200) }),
  answer: z.union([sessao, cadastroPendente]),
  ato: { nome: 'conta-entrou', objeto: 'conta' },
  refusals: RECUSAS_DO_ACESSO_SOCIAL,
});

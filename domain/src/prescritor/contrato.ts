import { z } from 'zod';
import { UFS } from '../brasil/estados';
import { buscaDePessoas, prescritorEscrito, sessaoRenovada, trocaDeSenha } from '../conta/campos-do-contrato';
import { momento } from '../conta/dados';
import { RECUSAS_DO_PERFIL } from '../conta/recusas';
import { daConta, daContaNaLista } from '../conta/registro-da-conta';
import { chamada } from '../contrato/chamada';
import { ATENDIMENTO, OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import { chaveDeEnvio, idDoCaminho, lista, livre, proximo, total, vazio } from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import { endereco } from '../lojista/contrato';
import * as nomes from './chamadas';
import { ESTADOS_DA_LICENCA, MAXIMO_DO_NUMERO, RECUSAS_DO_CRMV, SITUACOES_DO_CRMV } from './licenca';
import { PERFIS } from './perfis';

export const prescritor = z.object({
  id_prescriber: z.int(),
  perfil: z.enum(PERFIS),
  nome: z.string(),
  nome_fantasia: z.string().nullable(),
  cpf: z.string().nullable(),
  crmv: z.string().nullable(),
  cnpj: z.string().nullable(),
  telefone: z.string().nullable(),
  celular: z.string().nullable(),
  email: z.string(),
  ...endereco,
});
export type Prescritor = z.infer<typeof prescritor>;

/** Whether the partner may recommend what is only for vets, and what the team found of the CRMV as it stands. */
export const licenca = z.object({
  estado: z.enum(ESTADOS_DA_LICENCA),
  uf: z.string().nullable(),
  numero: z.string().nullable(),
  conferido_em: momento.nullable(),
  vale_ate: z.string().nullable().meta({ description: 'yyyy-mm-dd, o último dia; null: não vale' }),
});
export type Licenca = z.infer<typeof licenca>;

export const prescritorCompleto = prescritor.extend({ ...daConta, versao, licenca: licenca.optional() });
export type PrescritorCompleto = z.infer<typeof prescritorCompleto>;

const idPrescritor = z.object({ id: idDoCaminho });

export const verPrescritor = chamada(nomes.verPrescritor, {
  resumo: 'O cadastro de um parceiro',
  acesso: { prescritor: 'proprio', ...TODA_A_EQUIPE },
  antesDosTermos: true,
  posse: 'id',
  params: idPrescritor,
  answer: prescritorCompleto,
  refusals: [],
});

export const alterarPrescritor = chamada(nomes.alterarPrescritor, {
  resumo: 'Altera o cadastro; o perfil, só o administrador',
  acesso: { prescritor: 'proprio', ...OPERACAO },
  antesDosTermos: true,
  posse: 'id',
  params: idPrescritor,
  body: z.object({ ...prescritorEscrito, ...trocaDeSenha, versao: versaoLida, perfil: z.enum(PERFIS).nullish() }),
  answer: prescritorCompleto.extend(sessaoRenovada),
  ato: { nome: 'perfil-alterado', objeto: 'conta', mostra: ['perfil'] },
  refusals: [...RECUSAS_DO_PERFIL, ...RECUSAS_DA_EDICAO],
});

export const excluirPrescritor = chamada(nomes.excluirPrescritor, {
  resumo: 'Exclui a conta: encerra sessões e apaga os dados pessoais; as indicações feitas continuam valendo',
  acesso: OPERACAO,
  params: idPrescritor,
  answer: vazio,
  ato: { nome: 'cadastro-excluido', objeto: 'conta', mostra: ['papel'] },
  refusals: [],
});

const conferencias = z.object({
  licenca,
  tambem_em: lista(z.string(), 5).meta({ description: 'Outros veterinários cadastrados com o mesmo CRMV' }),
  conferencias: lista(
    z.object({
      uf: z.string(),
      numero: z.string(),
      situacao: z.enum(SITUACOES_DO_CRMV),
      conferido_em: momento,
      conferido_por: z.string().nullable(),
    }),
    50,
  ),
});

export const verCrmv = chamada(nomes.verCrmv, {
  resumo: 'O CRMV de um parceiro e as conferências que a equipe fez, da mais nova à mais antiga',
  acesso: TODA_A_EQUIPE,
  params: idPrescritor,
  answer: conferencias,
  refusals: [],
});

export const conferirCrmv = chamada(nomes.conferirCrmv, {
  resumo: 'Anota o que a equipe achou do CRMV de um veterinário no conselho; vale por um ano',
  acesso: { ...ATENDIMENTO, ...OPERACAO },
  params: idPrescritor,
  headers: chaveDeEnvio,
  body: z.object({
    uf: z.enum(UFS, 'Escolha a UF'),
    numero: livre(20)
      .transform((texto) => texto.replace(/[.\s]/g, '').replace(/^0+/, ''))
      .refine((numero) => /^\d+$/.test(numero) && numero.length <= MAXIMO_DO_NUMERO, 'Informe o número, só algarismos'),
    situacao: z.enum(SITUACOES_DO_CRMV, 'Escolha a situação'),
  }),
  answer: conferencias,
  ato: { nome: 'crmv-conferido', objeto: 'conta', mostra: ['situacao'] },
  refusals: RECUSAS_DO_CRMV,
});

export const listarPrescritores = chamada(nomes.listarPrescritores, {
  resumo: 'Parceiros por nome ou do mais novo ao mais antigo; busca por nome, e-mail, CPF, CNPJ, CRMV e telefone',
  acesso: TODA_A_EQUIPE,
  query: buscaDePessoas.extend({
    perfil: z.enum(PERFIS).optional(),
    crmv: z
      .literal('a_conferir')
      .optional()
      .meta({ description: 'Só veterinários com o CRMV por conferir, ou cuja conferência vence em 30 dias' }),
  }),
  answer: z.object({ prescribers: lista(prescritor.extend(daContaNaLista)), total, proximo }),
  refusals: [],
});

import { z } from 'zod';
import { buscaDePessoas, prescritorEscrito, sessaoRenovada, trocaDeSenha } from '../conta/campos-do-contrato';
import { RECUSAS_DO_PERFIL } from '../conta/recusas';
import { daConta, daContaNaLista } from '../conta/registro-da-conta';
import { chamada } from '../contrato/chamada';
import { OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import { idDoCaminho, lista, proximo, total, vazio } from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import { endereco } from '../lojista/contrato';
import * as nomes from './chamadas';

export const PERFIS = ['veterinario', 'criador', 'petwalker', 'interno', 'groomer', 'outros'] as const;

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

export const prescritorCompleto = prescritor.extend({ ...daConta, versao });
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

export const listarPrescritores = chamada(nomes.listarPrescritores, {
  resumo: 'Parceiros por nome ou do mais novo ao mais antigo; busca por nome, e-mail, CPF, CNPJ, CRMV e telefone',
  acesso: TODA_A_EQUIPE,
  query: buscaDePessoas.extend({ perfil: z.enum(PERFIS).optional() }),
  answer: z.object({ prescribers: lista(prescritor.extend(daContaNaLista)), total, proximo }),
  refusals: [],
});

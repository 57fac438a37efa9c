import { z } from 'zod';
import { buscaDePessoas, sessaoRenovada, trocaDeSenha, tutorEscrito } from '../conta/campos-do-contrato';
import { RECUSAS_DA_SENHA_ATUAL, RECUSAS_DO_PERFIL } from '../conta/recusas';
import { daConta, daContaNaLista } from '../conta/registro-da-conta';
import { chamada } from '../contrato/chamada';
import { OPERACAO, TODA_A_EQUIPE } from '../contrato/equipe';
import { idDoCaminho, lista, proximo, total, vazio } from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import * as nomes from './chamadas';

export const tutor = z.object({
  id_tutor: z.int(),
  nome: z.string(),
  cpf: z.string().nullable(),
  email: z.string(),
  telefone: z.string().nullable(),
  data_nascimento: z.string().nullable(),
});
export type Tutor = z.infer<typeof tutor>;

export const tutorCompleto = tutor.extend({ ...daConta, versao });
export type TutorCompleto = z.infer<typeof tutorCompleto>;

const idTutor = z.object({ id: idDoCaminho });

export const verTutor = chamada(nomes.verTutor, {
  resumo: 'O cadastro de um tutor',
  acesso: { tutor: 'proprio', ...TODA_A_EQUIPE },
  antesDosTermos: true,
  posse: 'id',
  params: idTutor,
  answer: tutorCompleto,
  refusals: [],
});

export const alterarTutor = chamada(nomes.alterarTutor, {
  resumo: 'Altera o cadastro; a senha atual é pedida para trocar e-mail ou senha',
  acesso: { tutor: 'proprio', ...OPERACAO },
  antesDosTermos: true,
  posse: 'id',
  params: idTutor,
  body: z.object({ ...tutorEscrito, ...trocaDeSenha, versao: versaoLida }),
  answer: tutorCompleto.extend(sessaoRenovada),
  ato: { nome: 'perfil-alterado', objeto: 'conta' },
  refusals: [...RECUSAS_DO_PERFIL, ...RECUSAS_DA_EDICAO],
});

export const excluirTutor = chamada(nomes.excluirTutor, {
  resumo: 'Exclui a conta: encerra sessões, apaga os dados pessoais, cancela cupons em aberto',
  acesso: { tutor: 'proprio', ...OPERACAO },
  antesDosTermos: true,
  posse: 'id',
  params: idTutor,
  body: z.object({ senha_atual: trocaDeSenha.senha_atual }).nullish(),
  answer: vazio,
  ato: { nome: 'cadastro-excluido', objeto: 'conta', mostra: ['papel'] },
  refusals: RECUSAS_DA_SENHA_ATUAL,
});

export const listarTutores = chamada(nomes.listarTutores, {
  resumo: 'Tutores por nome ou do mais novo ao mais antigo; busca por nome, e-mail, CPF e telefone',
  acesso: TODA_A_EQUIPE,
  query: buscaDePessoas,
  answer: z.object({ tutors: lista(tutor.extend(daContaNaLista)), total, proximo }),
  refusals: [],
});

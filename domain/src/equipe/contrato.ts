import { z } from 'zod';
import { sessaoRenovada, trocaDeSenha } from '../conta/campos-do-contrato';
import { RECUSAS_DO_PERFIL } from '../conta/recusas';
import { aceites, daConta } from '../conta/registro-da-conta';
import { chamada } from '../contrato/chamada';
import { CADA_UM_DA_EQUIPE, FUNCOES, SO_DONO } from '../contrato/equipe';
import { chaveDeEnvio, email, idDoCaminho, lista, livre, texto, vazio } from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import * as nomes from './chamadas';
import {
  EQUIPE_NO_MAXIMO,
  RECUSAS_DE_QUEM_SAIU,
  RECUSAS_DE_REDEFINIR,
  RECUSAS_DE_TIRAR_ACESSO,
  RECUSAS_DO_CONVITE,
  RECUSAS_DO_ULTIMO_DONO,
} from './regras';

const funcao = z.enum(FUNCOES).meta({ description: 'Para que a pessoa está na equipe' });

const membro = z.object({
  id_admin: z.int(),
  nome: z.string(),
  email: z.string(),
  funcao,
  situacao: daConta.situacao,
  criada_em: daConta.criada_em,
  ultimo_acesso: daConta.ultimo_acesso,
  versao,
});
export type Membro = z.infer<typeof membro>;

const idDoMembro = z.object({ id: idDoCaminho });

export const listarEquipe = chamada(nomes.listarEquipe, {
  resumo: 'As contas da equipe, por nome',
  acesso: SO_DONO,
  answer: z.object({ equipe: lista(membro, EQUIPE_NO_MAXIMO) }),
  refusals: [],
});

export const convidarParaEquipe = chamada(nomes.convidarParaEquipe, {
  resumo: 'Convida alguém para a equipe: a pessoa cria a senha pelo link do e-mail',
  acesso: SO_DONO,
  headers: chaveDeEnvio,
  body: z.object({ nome: texto(120), email, funcao }),
  answer: membro,
  ato: { nome: 'membro-convidado', objeto: 'conta', mostra: ['funcao'] },
  refusals: RECUSAS_DO_CONVITE,
});

export const alterarMembro = chamada(nomes.alterarMembro, {
  resumo: 'Altera o nome e a função de alguém da equipe; a função vale já na próxima chamada da pessoa',
  acesso: SO_DONO,
  params: idDoMembro,
  body: z.object({ nome: texto(120), funcao, versao: versaoLida }),
  answer: membro,
  ato: { nome: 'membro-alterado', objeto: 'conta', mostra: ['funcao'] },
  refusals: [...RECUSAS_DO_ULTIMO_DONO, ...RECUSAS_DA_EDICAO],
});

export const suspenderMembro = chamada(nomes.suspenderMembro, {
  resumo: 'Suspende ou reativa alguém da equipe; suspender encerra as sessões',
  acesso: SO_DONO,
  params: idDoMembro,
  body: z.object({ suspenso: z.boolean() }),
  answer: membro,
  ato: { nome: 'suspensao-alterada', objeto: 'conta', mostra: ['suspenso'] },
  refusals: RECUSAS_DE_TIRAR_ACESSO,
});

export const redefinirAcesso = chamada(nomes.redefinirAcesso, {
  resumo:
    'Tira a senha e as sessões de alguém da equipe e envia o link para criar outra (a quem foi só convidado, o convite)',
  acesso: SO_DONO,
  params: idDoMembro,
  answer: membro,
  ato: { nome: 'acesso-redefinido', objeto: 'conta' },
  refusals: RECUSAS_DE_REDEFINIR,
});

export const removerMembro = chamada(nomes.removerMembro, {
  resumo: 'Remove alguém da equipe; o nome fica no que a pessoa alterou',
  acesso: SO_DONO,
  params: idDoMembro,
  answer: vazio,
  ato: { nome: 'membro-removido', objeto: 'conta' },
  refusals: RECUSAS_DE_TIRAR_ACESSO,
});

const minhaConta = membro.extend({ ...aceites, email_confirmado: daConta.email_confirmado });
export type MinhaConta = z.infer<typeof minhaConta>;

export const verMinhaConta = chamada(nomes.verMinhaConta, {
  resumo: 'A própria conta de quem é da equipe, com a função de agora',
  acesso: CADA_UM_DA_EQUIPE,
  antesDosTermos: true,
  answer: minhaConta,
  refusals: RECUSAS_DE_QUEM_SAIU,
});

export const alterarMinhaConta = chamada(nomes.alterarMinhaConta, {
  resumo: 'Altera o próprio nome, e-mail ou senha; a senha atual é pedida para trocar e-mail ou senha',
  acesso: CADA_UM_DA_EQUIPE,
  antesDosTermos: true,
  body: z.object({ nome: livre(120).nullish(), email: livre(254).nullish(), ...trocaDeSenha, versao: versaoLida }),
  answer: minhaConta.extend(sessaoRenovada),
  ato: { nome: 'perfil-alterado', objeto: 'conta' },
  refusals: [...RECUSAS_DE_QUEM_SAIU, ...RECUSAS_DO_PERFIL, ...RECUSAS_DA_EDICAO],
});

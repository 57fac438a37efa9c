// What each act of an account refuses, besides what every call does (contrato/recusas.ts).

/** Acts that could be used to search: so many tries, then a pause. */
export const RECUSAS_DA_PRESSA = ['MUITAS_TENTATIVAS'] as const;

/** What ends in a new session: the account may be suspended, deleted or given another password in the same moment. */
const RECUSAS_DA_NOVA_SESSAO = ['LOGIN_INVALIDO'] as const;

/** Who has a second factor has only made the first step. */
const RECUSAS_DO_PRIMEIRO_PASSO = ['SEGUNDO_FATOR'] as const;

export const RECUSAS_DO_LOGIN = [
  'ACESSO_SUSPENSO',
  ...RECUSAS_DO_PRIMEIRO_PASSO,
  ...RECUSAS_DA_NOVA_SESSAO,
  ...RECUSAS_DA_PRESSA,
] as const;

/** What asks for the password once more: a change of e-mail or password, the end of an account. */
export const RECUSAS_DA_SENHA_ATUAL = ['SENHA_ATUAL_INCORRETA', ...RECUSAS_DA_PRESSA] as const;

/** E-mail, CPF, CNPJ and CRMV are of one account each. */
const RECUSAS_DO_INEDITO = ['JA_CADASTRADO'] as const;

/** A new password renews the session. */
export const RECUSAS_DO_PERFIL = [...RECUSAS_DA_SENHA_ATUAL, ...RECUSAS_DO_INEDITO, ...RECUSAS_DA_NOVA_SESSAO] as const;

export const RECUSAS_DO_CADASTRO_INICIADO = [
  ...RECUSAS_DO_INEDITO,
  ...RECUSAS_DO_PRIMEIRO_PASSO,
  ...RECUSAS_DA_NOVA_SESSAO,
  ...RECUSAS_DA_PRESSA,
] as const;

export const RECUSAS_DO_CADASTRO = [
  'CADASTRO_DE_PRESCRITOR_FECHADO',
  'CADASTRO_DE_LOJISTA_FECHADO',
  'ACESSO_SOCIAL_EXPIRADO',
  ...RECUSAS_DO_CADASTRO_INICIADO,
] as const;

export const RECUSAS_DO_ACESSO_SOCIAL = [
  'ACESSO_SOCIAL_EXPIRADO',
  'ACESSO_SOCIAL_SO_DE_TUTOR',
  'ACESSO_SOCIAL_SEM_VINCULO',
  'ACESSO_SUSPENSO',
  ...RECUSAS_DO_PRIMEIRO_PASSO,
  ...RECUSAS_DA_NOVA_SESSAO,
  ...RECUSAS_DA_PRESSA,
] as const;

export const RECUSAS_DA_NOVA_SENHA = ['SENHA_NAO_ALTERADA', ...RECUSAS_DA_PRESSA] as const;
export const RECUSAS_DA_CONFIRMACAO = ['CONFIRMACAO_INVALIDA', ...RECUSAS_DA_PRESSA] as const;
export const RECUSAS_DOS_LEMBRETES = ['LINK_DOS_LEMBRETES'] as const;
export const RECUSAS_DO_LINK_DA_EQUIPE = ['CONTA_SUSPENSA'] as const;
export const RECUSAS_DA_SUSPENSAO = ['PROPRIA_CONTA'] as const;

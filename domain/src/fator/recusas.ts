// What the acts of the second factor refuse, besides what every call does (contrato/recusas.ts).
import { RECUSAS_DA_PRESSA } from '../conta/recusas';

/** One of the three that prove: the app's code, one from paper, a passkey. */
const RECUSAS_DA_PROVA = [
  'CODIGO_NAO_CONFERE',
  'RECUPERACAO_NAO_CONFERE',
  'CHAVE_NAO_CONFERE',
  ...RECUSAS_DA_PRESSA,
] as const;

export const RECUSAS_DO_SEGUNDO_PASSO = ['ENTRADA_VENCIDA', 'LOGIN_INVALIDO', ...RECUSAS_DA_PROVA] as const;

export const RECUSAS_DA_ENTRADA_POR_CHAVE = [
  'ENTRADA_VENCIDA',
  'LOGIN_INVALIDO',
  'ACESSO_SUSPENSO',
  'CHAVE_NAO_CONFERE',
  ...RECUSAS_DA_PRESSA,
] as const;

export const RECUSAS_DE_QUEM_PROVA = ['SENHA_ATUAL_INCORRETA', ...RECUSAS_DA_PROVA] as const;

/** Before what guards the account is changed, its owner proves to be there. */
export const RECUSAS_DE_QUEM_MUDA = ['CONFIRME_QUE_E_VOCE'] as const;

export const RECUSAS_DO_APLICATIVO = ['CODIGO_NAO_CONFERE', 'APLICATIVO_VENCIDO', ...RECUSAS_DA_PRESSA] as const;
export const RECUSAS_DA_REMOCAO = ['SEM_FATOR', 'ULTIMO_FATOR', ...RECUSAS_DE_QUEM_MUDA, ...RECUSAS_DA_PRESSA] as const;
export const RECUSAS_DA_RECUPERACAO = ['SEM_FATOR', ...RECUSAS_DE_QUEM_MUDA] as const;
export const RECUSAS_DA_CHAVE_NOVA = ['COTA_DE_CHAVES', ...RECUSAS_DE_QUEM_MUDA] as const;
export const RECUSAS_DA_CHAVE_GUARDADA = [
  'CHAVE_NAO_CONFERE',
  'CHAVE_REPETIDA',
  'APLICATIVO_VENCIDO',
  'COTA_DE_CHAVES',
  ...RECUSAS_DA_PRESSA,
] as const;
/** The team, for somebody else. A suspended account gets no mail: nobody would tell its owner. */
export const RECUSAS_DE_QUEM_ZERA = ['SEM_FATOR', 'CONTA_SUSPENSA', 'COTA_DE_ZERAR', ...RECUSAS_DE_QUEM_MUDA] as const;

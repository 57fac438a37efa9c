import { RECUSAS_DA_ESCOLHA } from './regras';

// What each act of a recommendation refuses, besides what every call does (contrato/recusas.ts).

/** A code that is typed or scanned can be guessed at. */
const RECUSAS_DO_CODIGO = ['CODIGO_INVALIDO', 'CODIGO_CANCELADO', 'MUITAS_TENTATIVAS'] as const;
/** What goes out to a tutor: so many by one partner, so many to one mailbox. */
const RECUSAS_DO_ENVIO = [
  'PRODUTO_INDISPONIVEL',
  'SO_VETERINARIO',
  'FORMULA_MUDOU',
  'DOSE_MUDOU',
  'COTA_DE_INDICACOES',
  'COTA_DE_EMAILS',
] as const;

export const RECUSAS_DA_INDICACAO = RECUSAS_DO_ENVIO;

export const RECUSAS_DA_ALTERACAO = [
  'INDICACAO_JA_RESGATADA',
  'PRESCRICAO_NAO_CADASTRADA',
  'TUTOR_EXCLUIDO',
  ...RECUSAS_DO_CODIGO,
  ...RECUSAS_DO_ENVIO,
] as const;

export const RECUSAS_DO_REENVIO = [
  'REENVIO_DIFERENTE',
  'REENVIO_ESGOTADO',
  'INDICACAO_FINALIZADA',
  'TUTOR_EXCLUIDO',
  'INDICACAO_BLOQUEADA',
  'INDICACAO_JA_BLOQUEADA',
  'INDICACAO_VENCIDA',
  'COTA_DE_EMAILS',
] as const;

export const RECUSAS_DO_LINK = [
  'PRESCRICAO_NAO_ENCONTRADA',
  'INDICACAO_NAO_VINCULADA',
  'INDICACAO_BLOQUEADA',
  'MUITAS_TENTATIVAS',
] as const;

export const RECUSAS_DA_CONSULTA = ['CODIGO_JA_UTILIZADO', 'INDICACAO_BLOQUEADA', ...RECUSAS_DO_CODIGO] as const;

export const RECUSAS_DO_RESGATE = [
  'CODIGO_JA_UTILIZADO',
  'PRESCRICAO_NAO_CADASTRADA',
  'INDICACAO_NAO_VINCULADA',
  'INDICACAO_BLOQUEADA',
  ...RECUSAS_DO_CODIGO,
] as const;

export const RECUSAS_DA_LOJA = [
  ...RECUSAS_DA_ESCOLHA,
  'INDICACAO_VENCIDA',
  'LOJA_INDISPONIVEL',
  'DESCONTO_MUDOU',
] as const;

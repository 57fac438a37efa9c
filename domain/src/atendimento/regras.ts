import type { DataIso } from '../brasil/datas';
import { indicacaoVencida } from '../prescricao/regras';

/** Why somebody of the team does what the person it is about usually does. */
export const MOTIVOS_DO_ATENDIMENTO = [
  'pedido_do_tutor',
  'pedido_do_parceiro',
  'pedido_da_loja',
  'dado_errado',
  'suspeita',
  'outro',
] as const;
export type MotivoDoAtendimento = (typeof MOTIVOS_DO_ATENDIMENTO)[number];

export const NOMES_DOS_MOTIVOS_DO_ATENDIMENTO: Record<MotivoDoAtendimento, string> = {
  pedido_do_tutor: 'Pedido do tutor',
  pedido_do_parceiro: 'Pedido do parceiro',
  pedido_da_loja: 'Pedido da loja',
  dado_errado: 'Dado errado',
  suspeita: 'Suspeita de uso indevido',
  outro: 'Outro',
};

/** A coupon as it stands, for whoever wants to end it before its time. */
export interface CupomATirar {
  estado: 'ativo' | 'efetivado' | 'cancelado';
  vez: number;
  validade: DataIso;
}

export const RECUSAS_DE_TIRAR_CUPOM = ['CUPOM_JA_UTILIZADO', 'CUPOM_JA_CANCELADO', 'INDICACAO_VENCIDA'] as const;
export type RecusaDeTirar = (typeof RECUSAS_DE_TIRAR_CUPOM)[number];

/** Used first, a sale is undone and not cancelled; past its day there is nothing to take away or give back. */
export function recusaDeTirar({ estado, validade }: CupomATirar, hoje: DataIso): RecusaDeTirar | null {
  if (estado === 'efetivado') return 'CUPOM_JA_UTILIZADO';
  if (estado === 'cancelado') return 'CUPOM_JA_CANCELADO';
  return indicacaoVencida({ dataAtivacao: null, validade }, hoje) ? 'INDICACAO_VENCIDA' : null;
}

/** Besides what sending it again refuses, which a correction does too. */
export const RECUSAS_DA_CORRECAO = ['PRESCRICAO_NAO_CADASTRADA'] as const;
type RecusaDaCorrecao = (typeof RECUSAS_DA_CORRECAO)[number] | 'TUTOR_EXCLUIDO';

interface DeQuem {
  prescritor_id: number | null;
  origem_lojista_id: number | null;
  tutor_id: number | null;
}

/** A printed code that nobody registered is for nobody yet. */
export const deNinguem = ({ prescritor_id, origem_lojista_id, tutor_id }: DeQuem): boolean =>
  prescritor_id === null && origem_lojista_id === null && tutor_id === null;

/** Where who redeemed it deleted the account, no contact is written again. */
export function recusaDaCorrecao(indicacao: DeQuem, tutorExcluido: boolean): RecusaDaCorrecao | null {
  if (deNinguem(indicacao)) return 'PRESCRICAO_NAO_CADASTRADA';
  return tutorExcluido ? 'TUTOR_EXCLUIDO' : null;
}

export const RECUSAS_DA_TROCA = [
  'INDICACAO_FINALIZADA',
  'TUTOR_EXCLUIDO',
  'SEM_TROCA_A_DEVOLVER',
  'TROCA_JA_DEVOLVIDA',
] as const;
export type RecusaDaTroca = (typeof RECUSAS_DA_TROCA)[number];

export interface TrocaADevolver {
  finalizada: boolean;
  /** Nobody is there to choose again. */
  tutorExcluido: boolean;
  /** Choices of store that were spent on coupons that are over. */
  gastas: number;
  vinculos: number;
}

/** `vistos` names the `vinculos` that were seen: two who give one back give one. */
export function recusaDaTroca(
  { finalizada, tutorExcluido, gastas, vinculos }: TrocaADevolver,
  vistos: number,
): RecusaDaTroca | null {
  if (finalizada) return 'INDICACAO_FINALIZADA';
  if (tutorExcluido) return 'TUTOR_EXCLUIDO';
  if (vinculos !== vistos) return 'TROCA_JA_DEVOLVIDA';
  return gastas > 0 ? null : 'SEM_TROCA_A_DEVOLVER';
}

/** A recommendation as it stands, for whoever wants to stop it. */
export interface IndicacaoABloquear {
  /** Blank: a printed code that nobody could redeem yet. */
  emBranco: boolean;
  cancelada: boolean;
  bloqueada: boolean;
  tutorExcluido: boolean;
  dataAtivacao: DataIso | null;
  validade: DataIso | null;
}

export const RECUSAS_DO_BLOQUEIO = [
  'PRESCRICAO_NAO_CADASTRADA',
  'CODIGO_CANCELADO',
  'INDICACAO_FINALIZADA',
  'TUTOR_EXCLUIDO',
  'INDICACAO_JA_BLOQUEADA',
  'INDICACAO_VENCIDA',
] as const;
export type RecusaDoBloqueio = (typeof RECUSAS_DO_BLOQUEIO)[number];

/** Nothing is stopped twice, nor what is over by itself. A blank code is cancelled with its batch. */
export function recusaDoBloqueio(indicacao: IndicacaoABloquear, hoje: DataIso): RecusaDoBloqueio | null {
  if (indicacao.cancelada) return 'CODIGO_CANCELADO';
  if (indicacao.emBranco) return 'PRESCRICAO_NAO_CADASTRADA';
  if (indicacao.dataAtivacao !== null) return 'INDICACAO_FINALIZADA';
  if (indicacao.tutorExcluido) return 'TUTOR_EXCLUIDO';
  if (indicacao.bloqueada) return 'INDICACAO_JA_BLOQUEADA';
  return indicacaoVencida(indicacao, hoje) ? 'INDICACAO_VENCIDA' : null;
}

export const RECUSAS_DO_DESBLOQUEIO = ['INDICACAO_NAO_BLOQUEADA', 'TUTOR_EXCLUIDO'] as const;
type RecusaDoDesbloqueio = (typeof RECUSAS_DO_DESBLOQUEIO)[number];

/** Let go on, it would go on with nobody. */
export function recusaDoDesbloqueio({
  bloqueada,
  tutorExcluido,
}: Pick<IndicacaoABloquear, 'bloqueada' | 'tutorExcluido'>): RecusaDoDesbloqueio | null {
  if (!bloqueada) return 'INDICACAO_NAO_BLOQUEADA';
  return tutorExcluido ? 'TUTOR_EXCLUIDO' : null;
}

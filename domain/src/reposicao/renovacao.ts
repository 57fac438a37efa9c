import type { DataIso } from '../brasil/datas';
import { indicacaoVencida } from '../prescricao/regras';

export const ESTADOS_DA_RENOVACAO = ['aberta', 'atendida', 'recusada', 'retirada'] as const;
export type EstadoDaRenovacao = (typeof ESTADOS_DA_RENOVACAO)[number];

export const NOMES_DOS_ESTADOS_DA_RENOVACAO: Record<EstadoDaRenovacao, string> = {
  aberta: 'Esperando',
  atendida: 'Nova indicação feita',
  recusada: 'Recusada',
  retirada: 'Retirada pelo tutor',
};

/** Why a partner makes none; `parceiro_saiu` is said for them when they leave. */
export const MOTIVOS_DE_RECUSAR = ['consulta', 'outro_alimento', 'nao_acompanho', 'outro'] as const;
export const MOTIVOS_DA_RECUSA = [...MOTIVOS_DE_RECUSAR, 'parceiro_saiu'] as const;
export type MotivoDaRecusa = (typeof MOTIVOS_DA_RECUSA)[number];

/** As the tutor reads them. */
export const NOMES_DOS_MOTIVOS_DA_RECUSA: Record<MotivoDaRecusa, string> = {
  consulta: 'É preciso uma consulta antes',
  outro_alimento: 'Este alimento não é mais o indicado',
  nao_acompanho: 'Não acompanho mais este pet',
  outro: 'Outro motivo',
  parceiro_saiu: 'O parceiro deixou o Indica Bem',
};

/** How often a tutor may ask about one recommendation: refused that often, it is a talk and no longer a request. */
const PEDIDOS_POR_INDICACAO = 3;
/** What one tutor may ask for in a day. */
export const RENOVACOES_POR_DIA = 10;

export const RECUSAS_DO_PEDIDO_DE_RENOVACAO = [
  'RENOVACAO_SEM_PARCEIRO',
  'RENOVACAO_CEDO',
  'RENOVACAO_FEITA',
  'RENOVACOES_ESGOTADAS',
  'INDICACAO_BLOQUEADA',
] as const;
export type RecusaDoPedido = (typeof RECUSAS_DO_PEDIDO_DE_RENOVACAO)[number];

export interface IndicacaoARenovar {
  /** Somebody made it, and is here. */
  temParceiro: boolean;
  dataAtivacao: DataIso | null;
  /** Last day of its coupon; null before the first. */
  validade: DataIso | null;
  /** A request for it was answered with a new recommendation. */
  renovada: boolean;
  bloqueada: boolean;
  /** How many requests were made for it. */
  pedidos: number;
}

/** Null: the tutor may ask. What was not bought with yet is used first, unless its time is over. */
export function recusaDoPedido(indicacao: IndicacaoARenovar, hoje: DataIso): RecusaDoPedido | null {
  const { temParceiro, dataAtivacao, renovada, bloqueada, pedidos } = indicacao;
  if (bloqueada) return 'INDICACAO_BLOQUEADA';
  if (renovada) return 'RENOVACAO_FEITA';
  if (dataAtivacao === null && !indicacaoVencida(indicacao, hoje)) return 'RENOVACAO_CEDO';
  if (!temParceiro) return 'RENOVACAO_SEM_PARCEIRO';
  return pedidos >= PEDIDOS_POR_INDICACAO ? 'RENOVACOES_ESGOTADAS' : null;
}

import type { DataIso } from '../brasil/datas';

/** Nobody can buy with it any more: the last day of its coupon went by without a purchase. */
export const VENCIDA = 'Vencido - Prazo encerrado' as const;

/** The team stopped it: nobody redeems it or chooses a store with it until the team lets it go on. */
export const BLOQUEADA = 'Bloqueado - Pela equipe' as const;

/** Who had redeemed it is gone, and nobody bought with it: nobody can any more, and nothing brings it back. */
export const ENCERRADA = 'Encerrado - Conta do tutor excluída' as const;

export const STATUS_DA_INDICACAO = [
  'Pendente - Aguardando cadastro',
  'Ativo - Cliente cadastrado',
  'Ativo - Aguardando compra',
  'Finalizado - Realizou a compra',
  VENCIDA,
  BLOQUEADA,
  ENCERRADA,
] as const;
export type StatusDaIndicacao = (typeof STATUS_DA_INDICACAO)[number];

interface PrazoDaIndicacao {
  dataAtivacao: DataIso | null;
  /** Last day of its coupon, or of the last it had; null before the first. */
  validade: DataIso | null;
}

/** The clock starts with the first coupon: one that nobody took to a store does not expire. */
export function indicacaoVencida({ dataAtivacao, validade }: PrazoDaIndicacao, hoje: DataIso): boolean {
  return dataAtivacao === null && validade !== null && validade < hoje;
}

interface MarcosDaIndicacao extends PrazoDaIndicacao {
  idTutor: number | null;
  idLojista: number | null;
  bloqueada: boolean;
  /** The account of who redeemed it was deleted. */
  tutorExcluido: boolean;
}

export function statusDaIndicacao(marcos: MarcosDaIndicacao, hoje: DataIso): StatusDaIndicacao {
  const { idTutor, idLojista, dataAtivacao, bloqueada, tutorExcluido } = marcos;
  // What was bought stays bought. Of all else, what is nobody's is over for good; then the team's word, then the calendar's.
  if (tutorExcluido && dataAtivacao === null) return ENCERRADA;
  if (bloqueada && dataAtivacao === null) return BLOQUEADA;
  if (indicacaoVencida(marcos, hoje)) return VENCIDA;
  if (idLojista !== null) {
    return dataAtivacao !== null ? 'Finalizado - Realizou a compra' : 'Ativo - Aguardando compra';
  }
  return idTutor !== null ? 'Ativo - Cliente cadastrado' : 'Pendente - Aguardando cadastro';
}

/** What one partner may recommend in a day of São Paulo, printed codes included. */
export const INDICACOES_POR_DIA = 200;

/** Choices of store a recommendation begins with: the first one and three changes. */
export const VINCULOS_INICIAIS = 4;

interface Loja {
  id: number;
  tipo: 'loja_fisica' | 'loja_online';
}

export interface EscolhaDeLoja {
  /** Choices left. */
  vinculos: number;
  /** `suspensa`: it serves nobody for now. */
  lojaAtual: (Loja & { suspensa?: boolean | undefined }) | null;
  nova: Loja;
  /** The store of before left, and its choice was given back. */
  devolvida?: boolean | undefined;
}

/** Nobody pays with a change for a store that went: not when it was deleted, nor while it is suspended. */
export function escolhaSemGasto({
  lojaAtual,
  devolvida,
}: {
  lojaAtual: { suspensa?: boolean | undefined } | null;
  devolvida?: boolean | undefined;
}): boolean {
  return lojaAtual ? lojaAtual.suspensa === true : devolvida === true;
}

/** What the screen asks before it sends the choice, in order; nothing for the first physical store. */
export function confirmacaoParaEscolher({ vinculos, lojaAtual, nova, devolvida }: EscolhaDeLoja): string[] {
  if (lojaAtual?.id === nova.id) return [];
  const perguntas: string[] = [];
  if (nova.tipo === 'loja_online') {
    perguntas.push('Escolhendo lojas online você não poderá trocar por outras lojas, deseja continuar?');
  }
  if (vinculos < VINCULOS_INICIAIS && !escolhaSemGasto({ lojaAtual, devolvida })) {
    perguntas.push(
      `Você possui apenas mais ${vinculos} ${vinculos === 1 ? 'alteração' : 'alterações'}, deseja continuar?`,
    );
  }
  return perguntas;
}

export const RECUSAS_DA_ESCOLHA = [
  'INDICACAO_FINALIZADA',
  'INDICACAO_BLOQUEADA',
  'LOJA_ONLINE_FINAL',
  'LIMITE_DE_TROCAS',
] as const;
export type RecusaDaEscolha = (typeof RECUSAS_DA_ESCOLHA)[number];

/**
 * The same store again returns the coupon that exists: never refused, and no choice is taken. Away from a suspended store
 * there is always a way, an online one's finality and the limit of changes notwithstanding.
 */
export function recusaDaEscolha({
  vinculos,
  lojaAtual,
  nova,
  finalizada,
  bloqueada,
}: EscolhaDeLoja & { finalizada: boolean; bloqueada: boolean }): RecusaDaEscolha | null {
  if (lojaAtual?.id === nova.id) return null;
  if (finalizada) return 'INDICACAO_FINALIZADA';
  if (bloqueada) return 'INDICACAO_BLOQUEADA';
  if (lojaAtual?.suspensa) return null;
  if (lojaAtual?.tipo === 'loja_online') return 'LOJA_ONLINE_FINAL';
  return vinculos > 0 ? null : 'LIMITE_DE_TROCAS';
}

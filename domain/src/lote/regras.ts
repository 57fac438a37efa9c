import { type DataIso, isoParaBr } from '../brasil/datas';

export const CODIGOS_POR_LOTE = 1000;

/** More than a batch holds is a full batch. */
export function limitarQuantidade(quantidade: number): number {
  return Math.min(quantidade, CODIGOS_POR_LOTE);
}

const PRIMEIRA_REFERENCIA = '2020-01-01';

/** Null, or what is wrong with a batch's reference date: from 2020 to the end of next year, anything else is a slip. */
export function recusaDaReferencia(data: DataIso, hoje: DataIso): string | null {
  const ultima = `${Number(hoje.slice(0, 4)) + 1}-12-31`;
  if (data >= PRIMEIRA_REFERENCIA && data <= ultima) return null;
  return `Use uma data de ${isoParaBr(PRIMEIRA_REFERENCIA)} a ${isoParaBr(ultima)}`;
}

export const ANIMAIS = ['Cão', 'Gato'] as const;

/** Why what is still free of a batch stops being worth anything. */
export const MOTIVOS_DO_CANCELAMENTO = [
  'impressao_errada',
  'cartoes_perdidos',
  'pedido_do_parceiro',
  'acao_encerrada',
  'outro',
] as const;
export type MotivoDoCancelamento = (typeof MOTIVOS_DO_CANCELAMENTO)[number];

export const NOMES_DOS_MOTIVOS_DO_CANCELAMENTO: Record<MotivoDoCancelamento, string> = {
  impressao_errada: 'Erro na impressão',
  cartoes_perdidos: 'Cartões perdidos ou roubados',
  pedido_do_parceiro: 'Pedido do parceiro',
  acao_encerrada: 'A ação terminou',
  outro: 'Outro',
};

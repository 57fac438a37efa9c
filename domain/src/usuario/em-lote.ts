import type { SituacaoDaConta } from '../conta/situacao';

/** What the team does to many accounts at once. */
export const ACOES_EM_LOTE = ['convidar', 'suspender', 'reativar'] as const;
export type AcaoEmLote = (typeof ACOES_EM_LOTE)[number];

export const CONTAS_POR_LOTE = 500;

/** Why an account of the selection was left as it is, in the words a person reads after "ficou de fora:". */
export const MOTIVOS_DE_FORA = [
  'já tem acesso',
  'conta suspensa',
  'já recebeu um convite hoje',
  'já estava suspensa',
  'não estava suspensa',
  'conta excluída',
  'não encontrada',
] as const;
export type MotivoDeFora = (typeof MOTIVOS_DE_FORA)[number];

export type ContaDoLote = { situacao: SituacaoDaConta; excluida: boolean };

/** An invitation is for who has never come in; the others change what is not yet as they say. */
const FORA: Record<AcaoEmLote, Partial<Record<SituacaoDaConta, MotivoDeFora>>> = {
  convidar: { ativa: 'já tem acesso', suspensa: 'conta suspensa' },
  suspender: { suspensa: 'já estava suspensa' },
  reativar: { ativa: 'não estava suspensa', convidada: 'não estava suspensa' },
};

/** Why the act does not reach this account; null where it does. */
export function motivoDeFora(acao: AcaoEmLote, conta: ContaDoLote | undefined): MotivoDeFora | null {
  if (!conta) return 'não encontrada';
  if (conta.excluida) return 'conta excluída';
  return FORA[acao][conta.situacao] ?? null;
}

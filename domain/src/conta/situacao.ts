/** `convidada`: registered by the team, has not set a password yet. */
export const SITUACOES_DA_CONTA = ['ativa', 'convidada', 'suspensa'] as const;
export type SituacaoDaConta = (typeof SITUACOES_DA_CONTA)[number];

export const NOMES_DAS_SITUACOES_DA_CONTA: Record<SituacaoDaConta, string> = {
  ativa: 'Ativa',
  convidada: 'Convidada',
  suspensa: 'Suspensa',
};

/** The state of an account, for lists, records and reports alike. Who came in by a provider has no password and is in. */
export function situacaoDaConta(conta: {
  suspensa: boolean;
  temSenha: boolean;
  temProvedor: boolean;
}): SituacaoDaConta {
  if (conta.suspensa) return 'suspensa';
  return conta.temSenha || conta.temProvedor ? 'ativa' : 'convidada';
}

/** What the team may ask its lists for: a state, or who asked to be deleted, in whatever state. */
export const FILTROS_DA_CONTA = [...SITUACOES_DA_CONTA, 'pediu_exclusao'] as const;
export type FiltroDaConta = (typeof FILTROS_DA_CONTA)[number];

export const NOMES_DOS_FILTROS: Record<FiltroDaConta, string> = {
  ...NOMES_DAS_SITUACOES_DA_CONTA,
  pediu_exclusao: 'A excluir',
};

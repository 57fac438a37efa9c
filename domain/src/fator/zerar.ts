/** Why the team turns off what guards somebody else's account. */
export const MOTIVOS_DE_ZERAR = [
  'aparelho_perdido',
  'aparelho_roubado',
  'aparelho_trocado',
  'aparelho_quebrado',
] as const;
export type MotivoDeZerar = (typeof MOTIVOS_DE_ZERAR)[number];

export const NOMES_DOS_MOTIVOS_DE_ZERAR: Record<MotivoDeZerar, string> = {
  aparelho_perdido: 'Perdeu o aparelho',
  aparelho_roubado: 'O aparelho foi roubado',
  aparelho_trocado: 'Trocou de aparelho',
  aparelho_quebrado: 'O aparelho não funciona mais',
};

/** In whose voice it was asked for: a store has more than one. */
export const QUEM_PEDE_PARA_ZERAR = ['titular', 'outra_pessoa'] as const;
export type QuemPedeParaZerar = (typeof QUEM_PEDE_PARA_ZERAR)[number];

export const NOMES_DE_QUEM_PEDE: Record<QuemPedeParaZerar, string> = {
  titular: 'A própria pessoa',
  outra_pessoa: 'Outra pessoa, em nome dela',
};

/** A mailbox that is newer than this may be the thief's: the team is told of it before it zeroes. */
export const DIAS_DO_EMAIL_NOVO = 7;

/** Those the team does in the place of whom they are about, each with a reason. */
export const ACONTECIMENTOS_DA_EQUIPE = [
  'reenviada',
  'contato_corrigido',
  'troca_devolvida',
  'cupom_liberado',
  'cupom_cancelado',
  'indicacao_bloqueada',
  'indicacao_desbloqueada',
] as const;

/** What is written down about a recommendation besides its own tables. */
export type TipoDeAcontecimento =
  | 'registrada'
  | 'resgatada'
  | 'cupom_da_loja_que_saiu'
  | (typeof ACONTECIMENTOS_DA_EQUIPE)[number];

/** What is written down about a recommendation besides its own tables. */
export const TIPOS_DE_ACONTECIMENTO = [
  'registrada',
  'resgatada',
  'cupom_da_loja_que_saiu',
  'reenviada',
  'contato_corrigido',
  'troca_devolvida',
  'cupom_liberado',
  'cupom_cancelado',
] as const;
export type TipoDeAcontecimento = (typeof TIPOS_DE_ACONTECIMENTO)[number];

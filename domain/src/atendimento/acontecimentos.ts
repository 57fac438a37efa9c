/** What is written down about a recommendation besides its own tables. */
export type TipoDeAcontecimento =
  | 'registrada'
  | 'resgatada'
  | 'cupom_da_loja_que_saiu'
  | 'reenviada'
  | 'contato_corrigido'
  | 'troca_devolvida'
  | 'cupom_liberado'
  | 'cupom_cancelado';

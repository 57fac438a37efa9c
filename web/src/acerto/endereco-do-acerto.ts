/** A store and the team read the same month, each from its own list. */
export const enderecoDoAcerto = (id: number, daLoja: boolean): string =>
  daLoja ? `/acerto/${id}` : `/acertos/loja/${id}`;

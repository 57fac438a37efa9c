/** What a form left empty is null in the database; what it filled in is stored clean. */
export function ouNulo(valor: string | null | undefined, limpar: (texto: string) => string = (texto) => texto) {
  return valor ? limpar(valor) : null;
}

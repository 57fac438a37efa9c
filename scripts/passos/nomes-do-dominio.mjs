const CONSTANTE = /^export const ([A-Z][A-Z0-9_]*)\b/gm;

/**
 * A list or a number that two areas of the domain export by one name: whoever searches for it, or lets the editor import it,
 * gets either. `fontes`: path and text of each.
 */
export function nomesRepetidos(fontes) {
  const onde = new Map();
  for (const [caminho, texto] of fontes)
    for (const [, nome] of texto.matchAll(CONSTANTE)) onde.set(nome, [...(onde.get(nome) ?? []), caminho]);
  return [...onde]
    .filter(([, caminhos]) => caminhos.length > 1)
    .map(([nome, caminhos]) => `${nome} é um nome de duas coisas: ${caminhos.join(', ')}`);
}

/** '1 linha', '1.950 linhas' */
export function linhas(quantas: number): string {
  return `${quantas.toLocaleString('pt-BR')} ${quantas === 1 ? 'linha' : 'linhas'}`;
}

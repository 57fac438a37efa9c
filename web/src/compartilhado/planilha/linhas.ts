import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
/** '1 linha', '1.950 linhas' */
export function linhas(quantas: number): string {
  return `${formatarInteiro(quantas)} ${quantas === 1 ? 'linha' : 'linhas'}`;
}

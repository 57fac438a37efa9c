import { formatarInteiro } from '../brasil/numeros';

/** How many codes of its own an online store still has when the team is told to ask for more. */
export const ESTOQUE_BAIXO = 20;

/** Counted exactly up to here. */
export const ESTOQUE_CONTADO = 1_000;

/** "12 códigos no estoque", "mais de 1.000 códigos no estoque". */
export function codigosNoEstoque(livres: number): string {
  if (livres > ESTOQUE_CONTADO) return `mais de ${formatarInteiro(ESTOQUE_CONTADO)} códigos no estoque`;
  if (livres === 0) return 'nenhum código no estoque';
  return livres === 1 ? '1 código no estoque' : `${formatarInteiro(livres)} códigos no estoque`;
}

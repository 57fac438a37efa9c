import { codigoValido, formatarCodigo, TAMANHO_DO_CODIGO_DE_CUPOM } from '@indica-bem/domain/prescricao/codigo';

const ESPERA = 5_000;
const ENDERECO_DO_CUPOM = /^https?:\/\/[^/]+\/(?:.*\/)?web\/cupom\/efetivar\/([1-9]\d{0,14})\/?$/i;

/** The id in the address that a coupon's QR holds, on whatever host it was made; null for any other QR. */
export function codigoDoQr(texto: string): string | null {
  return ENDERECO_DO_CUPOM.exec(texto.trim())?.[1] ?? null;
}

/** What to look up for what was typed or pasted. A scanner that works as a keyboard types the whole address. */
export function codigoDigitado(texto: string): string {
  return codigoDoQr(texto) ?? formatarCodigo(texto.trim());
}

/** Milliseconds until the lookup (spec 3.6): a complete code at once, anything else in 5 s, nothing never. */
export function esperaDaConsulta(texto: string): number | null {
  if (!texto.trim()) return null;
  return codigoValido(texto, TAMANHO_DO_CODIGO_DE_CUPOM) ? 0 : ESPERA;
}

/** No vowels, so no words; no 0 O 1 I L, so no look-alikes. */
export const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const TAMANHO_DO_CODIGO = 8;
export const TAMANHO_DO_CODIGO_DE_CUPOM = 10;

/** The largest multiple of the alphabet in a byte: past it, `byte % 28` would favour the first letters. */
const LIMITE = 256 - (256 % ALFABETO.length);

/** As stored, from however a person typed or pasted it. */
export function normalizarCodigo(texto: string): string {
  return texto.toUpperCase().replace(/[\s.\p{Pd}]/gu, '');
}

export function codigoValido(texto: string, tamanho: number = TAMANHO_DO_CODIGO): boolean {
  const codigo = normalizarCodigo(texto);
  return codigo.length === tamanho && [...codigo].every((letra) => ALFABETO.includes(letra));
}

/**
 * Each letter equally likely: bytes past the limit are skipped (1 in 64), so give more bytes than letters; with four
 * times as many, falling short never happens in practice.
 */
export function codigoDeBytes(bytes: Uint8Array, tamanho: number): string {
  const letras = Array.from(bytes)
    .filter((byte) => byte < LIMITE)
    .slice(0, tamanho)
    .map((byte) => ALFABETO.charAt(byte % ALFABETO.length));
  if (letras.length < tamanho) throw new RangeError(`Too few usable bytes for a code of ${tamanho}`);
  return letras.join('');
}

/** For the eye: 'CPM7-KXR4-29'. A code of an online store's own pool is free text and stays as it is. */
export function formatarCodigo(codigo: string): string {
  const nosso = codigoValido(codigo, TAMANHO_DO_CODIGO) || codigoValido(codigo, TAMANHO_DO_CODIGO_DE_CUPOM);
  return nosso ? normalizarCodigo(codigo).replace(/.{4}(?=.)/g, '$&-') : codigo;
}

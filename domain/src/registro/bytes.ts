// These exist in browsers and in Node; the domain has the types of neither.
declare function btoa(texto: string): string;
declare function atob(base64: string): string;
declare class TextEncoder {
  encode(texto: string): Bytes;
}

export type Bytes = Uint8Array<ArrayBuffer>;
/** Node's is at once, a browser's is a promise: whoever checks waits for either. */
export type Sha256 = (bytes: Bytes) => Uint8Array | Promise<Uint8Array>;

const utf8 = new TextEncoder();

export const bytesDoTexto = (texto: string): Bytes => utf8.encode(texto);

export function juntarBytes(...partes: (Uint8Array | readonly number[])[]): Bytes {
  const juntos = new Uint8Array(partes.reduce((soma, parte) => soma + parte.length, 0));
  let lugar = 0;
  for (const parte of partes) {
    juntos.set(parte, lugar);
    lugar += parte.length;
  }
  return juntos;
}

export const hexDe = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Lower case only: one value has one spelling. */
export function bytesDoHex(hex: string): Bytes | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

export const base64De = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The plain alphabet, padded; null for any other spelling of the same bytes. */
export function bytesDaBase64(base64: string): Bytes | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0));
    return base64De(bytes) === base64 ? bytes : null;
  } catch {
    return null;
  }
}

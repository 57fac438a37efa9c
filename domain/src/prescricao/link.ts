import { limparTelefone, telefoneValido } from '../brasil/telefone';
import { codigoValido, normalizarCodigo } from './codigo';

// Global in browsers and in Node; this package compiles without the types of either.
declare function btoa(texto: string): string;
declare function atob(base64: string): string;

/** The last part of /web/indicacao/{hash}. It locates a recommendation and proves nothing. */
export function hashDaIndicacao(codigo: string, telefone: string): string {
  // Capitals, digits and a colon never encode to + or /: only the padding is not fit for an address.
  return btoa(`${normalizarCodigo(codigo)}:${limparTelefone(telefone)}`).replace(/=+$/, '');
}

/** What a message puts around an address and its reader takes for a part of it: a full stop, a bracket, an asterisk. */
const AO_REDOR = /^[^\w+/-]+|[^\w+/-]+$/g;
/** Ours have 27 letters; some were written with a formatted phone. */
const MAIOR_HASH = 100;

/** Either base64 alphabet, with or without padding; null for anything that is not a code and a phone. */
export function lerHash(hash: string): { codigo: string; telefone: string } | null {
  if (hash.length > MAIOR_HASH) return null;
  const [codigo = '', telefone = '', ...resto] = decodificar(hash.replace(AO_REDOR, '')).split(':');
  if (resto.length > 0 || !codigoValido(codigo) || !telefoneValido(telefone)) return null;
  return { codigo: normalizarCodigo(codigo), telefone: limparTelefone(telefone) };
}

function decodificar(hash: string): string {
  try {
    return atob(hash.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

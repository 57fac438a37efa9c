import { TEXTO_RICO } from '@indica-bem/domain/contato/texto-rico';
import sanitizar from 'sanitize-html';

/** Formatted text and links, nothing else: what is not on the list does not reach the database. */
export function limparTexto(html: string): string {
  return sanitizar(html, {
    allowedTags: TEXTO_RICO.etiquetas,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: TEXTO_RICO.protocolos,
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
  }).trim();
}

/** Whether a person would read anything in it. */
export function temTexto(html: string): boolean {
  return /\S/.test(sanitizar(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' '));
}

import { LINK_PERMITIDO, TEXTO_RICO } from '@indica-bem/domain/contato/texto-rico';
import sanitizar from 'sanitize-html';

/** Formatted text and links, nothing else: what is not on the list does not reach the database. */
export function limparTexto(html: string): string {
  return sanitizar(html, {
    allowedTags: TEXTO_RICO.etiquetas,
    allowedAttributes: { a: ['href'] },
    // The library lets pass what has no protocol it can read; a link here leads somewhere said in full, or nowhere.
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { ...(LINK_PERMITIDO.test(href) && { href }) } }),
    },
    allowedSchemes: TEXTO_RICO.protocolos,
  }).trim();
}

/** Whether a person would read anything in it. */
export function temTexto(html: string): boolean {
  return /\S/.test(sanitizar(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' '));
}

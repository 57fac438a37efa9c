import { LINK_PERMITIDO, TEXTO_RICO } from '@indica-bem/domain/contato/texto-rico';
import DOMPurify from 'dompurify';

const PERMITIDAS = {
  ALLOWED_TAGS: TEXTO_RICO.etiquetas,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: LINK_PERMITIDO,
};

/** The team's text as elements that can be shown: no script, no style, no picture, and links that open safely. */
export function sanear(html: string): DocumentFragment {
  const limpo = DOMPurify.sanitize(html, { ...PERMITIDAS, RETURN_DOM_FRAGMENT: true });
  for (const link of limpo.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return limpo;
}

import DOMPurify from 'dompurify';

const PERMITIDAS = {
  ALLOWED_TAGS: 'h2 h3 h4 p br hr strong b em i u s ul ol li a blockquote'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
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

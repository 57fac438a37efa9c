/** What the contact text may hold, once for the server that stores it and the screen that shows it. */
export const TEXTO_RICO = {
  etiquetas: 'h2 h3 h4 p br hr strong b em i u s ul ol li a blockquote'.split(' '),
  protocolos: ['http', 'https', 'mailto', 'tel'],
};

export const TEXTO_NO_MAXIMO = 20_000;

/** An address a link may lead to: one of the allowed protocols, said in full. */
export const LINK_PERMITIDO = new RegExp(`^(?:${TEXTO_RICO.protocolos.join('|')}):`, 'i');

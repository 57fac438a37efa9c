/** What the contact text may hold, once for the server that stores it and the screen that shows it. */
export const TEXTO_RICO = {
  etiquetas: 'h2 h3 h4 p br hr strong b em i u s ul ol li a blockquote'.split(' '),
  protocolos: ['http', 'https', 'mailto', 'tel'],
};

export const TEXTO_RICO_NO_MAXIMO = 20_000;

/** An address a link may lead to: one of the allowed protocols, said in full. */
export const LINK_PERMITIDO = new RegExp(`^(?:${TEXTO_RICO.protocolos.join('|')}):`, 'i');

/** What a person types as a link, made whole: an e-mail or a bare address gets its protocol. Null for anything else. */
export function linkDoTexto(texto: string): string | null {
  const limpo = texto.trim();
  if (LINK_PERMITIDO.test(limpo)) return limpo;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(limpo)) return `mailto:${limpo}`;
  return /^[^\s@:/]+\.[a-z]{2,}(?:\/\S*)?$/i.test(limpo) ? `https://${limpo}` : null;
}

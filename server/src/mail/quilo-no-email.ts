import { elo, escaparHtml, suave } from './moldura';

/** A sentence about the kilogram of a purchase, and where anybody can check it. */
export function quiloNoEmail(urlPublica: string, frase: string): { texto: string[]; html: string } {
  const onde = `${urlPublica}/web/transparencia`;
  return {
    texto: ['', `${frase} Confira: ${onde}`],
    html: `<p style="margin:16px 0 0">${suave(`${escaparHtml(frase)} ${elo(onde, 'Confira as doações')}`)}</p>`,
  };
}

export const CADA_COMPRA_DOA = 'Cada compra com cupom doa 1 kg de ração a quem cuida de animais.';

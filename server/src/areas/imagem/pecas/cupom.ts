import { COR } from './cores';
import { anel, barra, caixa, type Desenho, em, mancha } from './forma';

/** Percent sign, centred, 44 by 44. */
function porcento(cor: string): Desenho {
  return barra(cor, -13, 15, 13, -15, 7) + anel(cor, -14, -11, 10, 4.2) + anel(cor, 14, 11, 10, 4.2);
}

/** A pretend QR code, 70 by 70, its corner on the origin; it encodes nothing. */
function codigoQr(cor: string): Desenho {
  const olho = 'h21v21h-21zm4.5 4.5v12h12v-12zm3 3h6v6h-6z';
  return `<path fill="${cor}" fill-rule="evenodd" d="M0 0${olho}M49 0${olho}M0 49${olho}M28 0h7v7h-7zM35 14h7v14h-14v-7h7zM0 28h14v7h-7v7H0zM21 28h7v14h-7zM35 35h14v7h-7v7h-7zM56 28h14v7h-7v7h-7zM28 49h7v14h14v7H28zM49 49h7v7h-7zM56 56h14v14h-7v-7h-7z"/>`;
}

/** A ticket with a notched tear line, 240 by 124. */
export function ingresso(cor: string, acento: string): Desenho {
  const furos = [0, 1, 2, 3, 4, 5].map((i) => caixa(COR.areia, 20.5, -106 + i * 16, 3, 9, 1.5));
  return [
    mancha(
      cor,
      'M-106-124H10a12 12 0 0 0 24 0h72c8 0 14 6 14 14v96c0 8-6 14-14 14H34a12 12 0 0 0-24 0h-116c-8 0-14-6-14-14v-96c0-8 6-14 14-14z',
    ),
    ...furos,
    caixa(COR.branco, 34.5, -105, 75, 86, 8),
    em(41, -98, codigoQr(COR.tinta), 0.9),
    em(-54, -76, porcento(acento), 1.3),
    caixa(acento, -92, -34, 76, 9, 4.5),
  ].join('');
}

import { COR } from './cores';
import { arredondar, caixa, type Desenho, disco, em, mancha } from './forma';
import { patinha } from './natureza';

type Fachada = { parede: string; toldo: string; porta: string };

/** A small shop with an awning, 150 by 150. */
export function loja({ parede, toldo, porta }: Fachada): Desenho {
  return [
    caixa(parede, -66, -132, 132, 132, 6),
    caixa(toldo, -42, -150, 84, 30, 8),
    em(0, -134, patinha(COR.creme), 0.5),
    caixa(COR.vidro, -54, -62, 60, 44, 5),
    mancha(COR.vidroClaro, 'M-50-24-22-62h14l-28 44h-9c-3 0-5-2-5-6z'),
    caixa(porta, 18, -70, 36, 70, 5),
    caixa(COR.vidro, 24, -63, 24, 30, 4),
    disco(COR.pessego, 25, -25, 2.8),
    caixa(porta, -58, -16, 68, 7, 3.5),
    toldoListrado(toldo),
  ].join('');
}

function toldoListrado(cor: string): Desenho {
  const listras = Array.from({ length: 7 }, (_, i) => {
    const [topo, base] = [arredondar(-64 + (i * 128) / 7), arredondar(-75 + (i * 150) / 7)];
    return mancha(
      i % 2 === 0 ? cor : COR.creme,
      `M${topo}-120h18.4L${arredondar(base + 21.5)}-86c0 15-21.5 15-21.5 0z`,
    );
  });
  return listras.join('');
}

/** A map pin, its point on the origin, 48 by 66. */
export function pino(cor: string): Desenho {
  return mancha(cor, 'M0 0C-9-14-24-24-24-42a24 24 0 0 1 48 0C24-24 9-14 0 0z') + disco(COR.branco, 0, -42, 9.5);
}

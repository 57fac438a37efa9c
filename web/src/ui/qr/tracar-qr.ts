import { create } from 'qrcode';

/** A QR as the path of an SVG, in squares: sharp at any size, on paper as on a screen. */
export type QrTracado = { lado: number; tracado: string };

export function tracarQr(texto: string): QrTracado {
  const { modules } = create(texto, { errorCorrectionLevel: 'M' });
  return { lado: modules.size, tracado: tracar(modules.data, modules.size) };
}

/** Each run of dark squares in a row is one rectangle. */
export function tracar(modulos: ArrayLike<number>, lado: number): string {
  let tracado = '';
  for (let y = 0; y < lado; y++) {
    for (let x = 0; x < lado; x++) {
      if (!modulos[y * lado + x]) continue;
      const inicio = x;
      while (x < lado && modulos[y * lado + x]) x++;
      tracado += `M${inicio} ${y}h${x - inicio}v1H${inicio}z`;
    }
  }
  return tracado;
}

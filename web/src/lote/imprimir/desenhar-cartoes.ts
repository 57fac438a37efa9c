import type { CodigoDoLote } from '@indica-bem/domain/lote/contrato';

export type CartaoDesenhado = CodigoDoLote & { qr: { lado: number; tracado: string } };

const POR_VEZ = 25;

/** A QR for each card, as the path of an SVG: sharp at any size on paper. The page stays alive in between. */
export async function desenharCartoes(
  codigos: readonly CodigoDoLote[],
  endereco: string,
  aoAvancar: (feitos: number) => void,
): Promise<CartaoDesenhado[]> {
  const { create } = await import('qrcode');
  const cartoes: CartaoDesenhado[] = [];
  for (const codigo of codigos) {
    const { modules } = create(`${endereco}?codigo=${codigo.codigo_prescricao}`, { errorCorrectionLevel: 'M' });
    cartoes.push({ ...codigo, qr: { lado: modules.size, tracado: tracar(modules.data, modules.size) } });
    if (cartoes.length % POR_VEZ === 0) {
      aoAvancar(cartoes.length);
      await new Promise((seguir) => setTimeout(seguir));
    }
  }
  return cartoes;
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

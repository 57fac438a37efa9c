import type { CodigoDoLote } from '@indica-bem/domain/lote/contrato';
import type { QrTracado } from '../../ui/qr/tracar-qr';

export type CartaoDesenhado = CodigoDoLote & { qr: QrTracado };

const POR_VEZ = 25;

/** A QR for each card. The page stays alive in between. */
export async function desenharCartoes(
  codigos: readonly CodigoDoLote[],
  endereco: string,
  aoAvancar: (feitos: number) => void,
): Promise<CartaoDesenhado[]> {
  const { tracarQr } = await import('../../ui/qr/tracar-qr');
  const cartoes: CartaoDesenhado[] = [];
  for (const codigo of codigos) {
    cartoes.push({ ...codigo, qr: tracarQr(`${endereco}?codigo=${codigo.codigo_prescricao}`) });
    if (cartoes.length % POR_VEZ === 0) {
      aoAvancar(cartoes.length);
      await new Promise((seguir) => setTimeout(seguir));
    }
  }
  return cartoes;
}

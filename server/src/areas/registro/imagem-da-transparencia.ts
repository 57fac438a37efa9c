import type { Totais } from '@indica-bem/domain/registro/contrato';
import sharp from 'sharp';
import { desenharCartao } from './desenhar-cartao';

type Numeros = { prometido: Totais; entregue: Totais };

/** Drawn once for each pair of numbers, however many ask for it. */
export function imagemDaTransparencia(ler: () => Promise<Numeros>): () => Promise<Buffer> {
  let pronta: { numeros: string; png: Promise<Buffer> } | undefined;
  return async () => {
    const { prometido, entregue } = await ler();
    const numeros = `${prometido.kg} ${entregue.kg}`;
    if (pronta?.numeros !== numeros) {
      const png = desenhar(prometido.kg, entregue.kg);
      const esta = { numeros, png };
      pronta = esta;
      // One that failed is drawn again for the next who asks.
      png.catch(() => {
        if (pronta === esta) pronta = undefined;
      });
    }
    return pronta.png;
  };
}

const desenhar = (prometido: number, entregue: number) =>
  sharp(Buffer.from(desenharCartao({ prometido, entregue })))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

import sharp, { type Sharp } from 'sharp';

/** Noise does not compress: a picture that weighs what its pixels say. */
export function ruido(largura: number, altura: number): Sharp {
  return sharp({
    create: {
      width: largura,
      height: altura,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

export const liso = (largura: number, altura: number, background = '#1F5C3F'): Sharp =>
  sharp({ create: { width: largura, height: altura, channels: 3, background } });

/** Made with a phone held sideways: red on the left as stored, on top as seen; with the place where it was taken. */
export function fotoDeCelular(): Promise<Buffer> {
  const vermelho = { create: { width: 300, height: 400, channels: 3, background: '#F00' } } as const;
  return liso(600, 400, '#00F')
    .composite([{ input: vermelho, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Marca', Copyright: 'segredo-do-exif' }, IFD3: { GPSLatitude: '23/1 30/1 0/1' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

import sharp from 'sharp';

type Arquivo = { name: string; mimeType: string; buffer: Buffer };

export async function foto(cor: string, largura = 900, altura = 1200): Promise<Arquivo> {
  const create = { width: largura, height: altura, channels: 3, background: cor } as const;
  return { name: 'foto.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Browsers show what is there of a picture that was cut: only the server can tell. */
export async function fotoCortada(): Promise<Arquivo> {
  const inteira = await foto('#c33');
  return { ...inteira, buffer: inteira.buffer.subarray(0, inteira.buffer.length / 2) };
}

/** The colour in the middle of a picture the product serves. */
export async function corDoMeio(bytes: Buffer): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  const [r = 0, g = 0, b = 0] = await sharp(bytes)
    .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return r > g + 60 && r > b + 60 ? 'vermelho' : b > r + 60 ? 'azul' : 'outra';
}

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fotoDeCelular, liso, ruido } from '../../test/imagens';
import { prepararImagem, type Quadro } from './preparar-imagem';
import { soODesenho } from './so-o-desenho';

const PRODUTO: Quadro = { largura: 800, altura: 800, modo: 'dentro' };
const CAPA: Quadro = { largura: 1920, altura: 480, modo: 'preenche' };
const recusaDe = (bytes: Buffer) =>
  prepararImagem(bytes, PRODUTO).then(
    () => 'aceita',
    (erro: Error) => erro.message,
  );

describe('o que fica de uma imagem', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('de um %s, um WebP do tamanho certo', async (formato) => {
    const bytes = await liso(1600, 1200).toFormat(formato).toBuffer();
    const imagem = await prepararImagem(bytes, PRODUTO);
    const { format, width, height } = await sharp(imagem.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 800, height: 600 });
    expect(imagem).toMatchObject({ tipo: 'image/webp', largura: 800, altura: 600 });
  });

  test('a foto do celular fica em pé, sem lugar, sem aparelho e sem perfil de cor', async () => {
    const original = await fotoDeCelular();
    const antes = await sharp(original).metadata();
    expect([Boolean(antes.exif), Boolean(antes.icc), antes.orientation]).toEqual([true, true, 6]);

    const { bytes, largura, altura } = await prepararImagem(original, PRODUTO);
    const depois = await sharp(bytes).metadata();
    expect([depois.exif, depois.icc, depois.xmp, depois.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('segredo-do-exif')).toBe(false);
    expect([largura, altura]).toEqual([400, 600]);
    const emCima = await sharp(bytes).extract({ left: 200, top: 100, width: 1, height: 1 }).raw().toBuffer();
    expect(emCima[0]).toBeGreaterThan(200);
  });

  test('o que vem depois da imagem, no mesmo arquivo, não é guardado', async () => {
    const bytes = Buffer.concat([await liso(50, 50).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const imagem = await prepararImagem(bytes, PRODUTO);
    expect(imagem.bytes.includes('script')).toBe(false);
  });

  test.each([
    [4000, 3000, 1920, 480],
    [1000, 1000, 1000, 250],
    [3000, 240, 960, 240],
    [3, 3, 3, 1],
  ])('uma capa de %d×%d fica com %d×%d: na proporção da tela e nunca esticada', async (w, h, largura, altura) => {
    const bytes = await liso(w, h).png().toBuffer();
    expect(await prepararImagem(bytes, CAPA)).toMatchObject({ largura, altura });
  });

  test('a transparência continua', async () => {
    const bytes = await sharp({ create: { width: 80, height: 80, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect((await sharp((await prepararImagem(bytes, PRODUTO)).bytes).metadata()).hasAlpha).toBe(true);
  });
});

describe('o que um PNG traz além do desenho', () => {
  function peca(tipo: string, conteudo: Buffer): Buffer {
    const inteira = Buffer.concat([Buffer.alloc(4), Buffer.from(tipo), conteudo, Buffer.alloc(4)]);
    inteira.writeUInt32BE(conteudo.length, 0);
    inteira.writeUInt32BE(crc32(inteira.subarray(4, -4)), inteira.length - 4);
    return inteira;
  }
  const CABECALHO = 33;
  async function com(...pecas: Buffer[]): Promise<Buffer> {
    const png = await liso(100, 60).png().toBuffer();
    return Buffer.concat([png.subarray(0, CABECALHO), ...pecas, png.subarray(CABECALHO)]);
  }
  const comprimido = (conteudo: Buffer) => Buffer.concat([Buffer.from('x\0\0'), deflateSync(conteudo)]);
  const megabytes = () => process.resourceUsage().maxRSS / 1024;

  test('textos que abertos teriam 400 MB nem são abertos', async () => {
    const textos = Array<Buffer>(8).fill(peca('zTXt', comprimido(Buffer.alloc(50_000_000, 'A'))));
    const bytes = await com(...textos);
    const antes = megabytes();
    expect(await prepararImagem(bytes, PRODUTO)).toMatchObject({ largura: 100, altura: 60 });
    expect(megabytes() - antes).toBeLessThan(100);
  });

  test('nem um perfil de cor de 50 MB', async () => {
    const perfil = Buffer.alloc(50_000_000);
    for (const [onde, hex] of [
      [0, '02faf080'],
      [8, '02400000'],
      [12, Buffer.from('mntrRGB XYZ ').toString('hex')],
      [36, Buffer.from('acsp').toString('hex')],
      [68, '0000f6d6000100000000d32d'],
    ] as const)
      perfil.write(hex, onde, 'hex');
    expect(soODesenho(await com(peca('iCCP', comprimido(perfil))))).toEqual(soODesenho(await com()));
  });

  test('pelo perfil as cores continuam certas, e pela orientação a imagem fica em pé', async () => {
    const png = await sharp(await fotoDeCelular())
      .keepMetadata()
      .png()
      .toBuffer();
    const cor = async (bytes: Buffer) =>
      (await sharp(bytes).extract({ left: 200, top: 100, width: 1, height: 1 }).raw().toBuffer())[0];
    const { bytes, largura, altura } = await prepararImagem(png, PRODUTO);
    expect([largura, altura]).toEqual([400, 600]);
    expect(await cor(bytes)).toBe(await cor((await prepararImagem(await fotoDeCelular(), PRODUTO)).bytes));
    expect(soODesenho(png).includes('iCCP')).toBe(true);
  });

  test('a cor que é transparente numa paleta continua', async () => {
    const bytes = await sharp({ create: { width: 80, height: 80, channels: 4, background: '#F008' } })
      .png({ palette: true })
      .toBuffer();
    expect((await sharp((await prepararImagem(bytes, PRODUTO)).bytes).metadata()).hasAlpha).toBe(true);
  });

  test('o que se repete só conta uma vez', async () => {
    const orientacoes = Array<Buffer>(1000).fill(peca('eXIf', Buffer.alloc(0)));
    expect(soODesenho(await com(...orientacoes))).toEqual(soODesenho(await com(peca('eXIf', Buffer.alloc(0)))));
  });
});

describe('o que não é aceito', () => {
  const NAO_ACEITA = 'Envie uma imagem JPEG, PNG ou WebP.';
  const DANIFICADA = 'O arquivo da imagem está incompleto ou danificado. Envie outro.';

  test.each([
    ['um SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['um HTML', '<!doctype html><script>alert(1)</script>'],
    ['um GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00'],
    ['um PDF', '%PDF-1.7'],
    ['nada', ''],
  ])('%s', async (_, conteudo) => {
    expect(await recusaDe(Buffer.from(conteudo, 'latin1'))).toBe(NAO_ACEITA);
  });

  test('um HTML que começa como PNG', async () => {
    expect(await recusaDe(Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'))).toBe(DANIFICADA);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('um %s cortado ao meio', async (formato) => {
    const inteira = await ruido(160, 160).toFormat(formato).toBuffer();
    expect(await recusaDe(inteira.subarray(0, inteira.length / 2))).toBe(DANIFICADA);
    expect(await recusaDe(inteira)).toBe('aceita');
  });

  test('40 megapixels, pelo que diz o cabeçalho: do resto do arquivo nem precisa', async () => {
    const bytes = await liso(8000, 5000).png({ compressionLevel: 1 }).toBuffer();
    const frase = 'A imagem tem 40 megapixels e o máximo são 25. Envie uma menor.';
    expect([await recusaDe(bytes), await recusaDe(bytes.subarray(0, 2000))]).toEqual([frase, frase]);
  });

  test.each(['jpeg', 'png'] as const)(
    'um %s de 14 megapixels em passadas, que se decodifica inteiro; sem elas serve',
    async (formato) => {
      const emPassadas = (progressive: boolean) => liso(4000, 3500).toFormat(formato, { progressive }).toBuffer();
      expect(await recusaDe(await emPassadas(true))).toBe(
        'A imagem tem 14 megapixels e o máximo são 12. Envie uma menor.',
      );
      expect(await recusaDe(await emPassadas(false))).toBe('aceita');
    },
  );

  test('um lado que câmera nenhuma faz: cada linha custa, por mais fina que seja', async () => {
    const deLado = (altura: number) => liso(1, altura).png().toBuffer();
    expect(await recusaDe(await deLado(65_536))).toBe(DANIFICADA);
    expect(await recusaDe(await deLado(65_535))).toBe('aceita');
  });

  test('uma animação', async () => {
    const quadros = [liso(40, 40, '#F00'), liso(40, 40, '#0F0')];
    const pngs = await Promise.all(quadros.map((quadro) => quadro.png().toBuffer()));
    const bytes = await sharp(pngs, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect(await recusaDe(bytes)).toBe('A imagem é animada. Envie uma parada.');
  });
});

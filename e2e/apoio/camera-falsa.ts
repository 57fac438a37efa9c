import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page, type TestInfo } from '@playwright/test';
import QRCode from 'qrcode';

const LARGURA = 640;
const ALTURA = 480;
const PIXELS_POR_MODULO = 6;
const [PRETO, BRANCO, SEM_COR] = [16, 235, 128];

/** A film of one still picture, the QR in the middle of a white sheet, in the raw format that Chromium takes as a camera. */
async function filmarQr(texto: string, arquivo: string): Promise<void> {
  const { modules } = QRCode.create(texto, { errorCorrectionLevel: 'M' });
  const lado = modules.size * PIXELS_POR_MODULO;
  const [x0, y0] = [(LARGURA - lado) >> 1, (ALTURA - lado) >> 1];
  const luz = Buffer.alloc(LARGURA * ALTURA, BRANCO);
  for (let y = 0; y < lado; y++) {
    for (let x = 0; x < lado; x++) {
      const escuro = modules.get(Math.floor(y / PIXELS_POR_MODULO), Math.floor(x / PIXELS_POR_MODULO));
      if (escuro) luz[(y0 + y) * LARGURA + x0 + x] = PRETO;
    }
  }
  await gravar(luz, arquivo);
}

/** Always as long: what a browser is reading may be written over, and the next frame shows it. */
async function gravar(luz: Buffer, arquivo: string): Promise<void> {
  const quadro = Buffer.concat([Buffer.from('FRAME\n'), luz, Buffer.alloc((LARGURA * ALTURA) / 2, SEM_COR)]);
  const cabeca = Buffer.from(`YUV4MPEG2 W${LARGURA} H${ALTURA} F10:1 Ip A1:1 C420jpeg\n`);
  await mkdir(dirname(arquivo), { recursive: true });
  await writeFile(arquivo, Buffer.concat([cabeca, quadro, quadro]), { flag: existsSync(arquivo) ? 'r+' : 'w' });
}

/** Where a journey keeps its film: not by its title, for without a language (`LANG`) Chromium cannot open a path with accents. */
export const lugarDoFilme = (info: TestInfo): string =>
  join(info.project.outputDir, `${info.testId}-${info.retry}.y4m`);

/** Points the camera at another screen: what stands there, as it is painted, again and again until told to stop. */
export async function filmarTela(tela: Page, arquivo: string): Promise<{ parar(): Promise<void> }> {
  let parada = false;
  const fotografar = async () =>
    gravar(Buffer.from(await tela.evaluate(pintarQr, [LARGURA, ALTURA]), 'base64'), arquivo);
  await fotografar();
  const filmando = (async () => {
    while (!parada) {
      await fotografar();
      await new Promise((pronto) => setTimeout(pronto, 300));
    }
  })();
  return {
    async parar() {
      parada = true;
      await filmando;
    },
  };
}

/** In the page: the picture of the QR on a white sheet, one byte of light a point. */
function pintarQr([largura = 0, altura = 0]: number[]): string {
  const qr = document.querySelector<HTMLImageElement>('img[alt^="QR do cupom"]');
  const folha = new OffscreenCanvas(largura, altura).getContext('2d');
  if (!qr || !folha) throw new Error('não há QR nesta tela');
  folha.fillStyle = '#fff';
  folha.fillRect(0, 0, largura, altura);
  const lado = altura * 0.62;
  folha.drawImage(qr, (largura - lado) / 2, (altura - lado) / 2, lado, lado);
  const { data } = folha.getImageData(0, 0, largura, altura);
  let luz = '';
  for (let i = 0; i < data.length; i += 4) luz += String.fromCharCode(16 + Math.round(((data[i] ?? 0) * 219) / 255));
  return btoa(luz);
}

/** A browser whose camera shows the film, and whose person says yes when asked for it. */
export function abrirComCamera(launchOptions: LaunchOptions, arquivo: string): Promise<Browser> {
  return chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${arquivo}`,
    ],
  });
}

type Diante = { navegador: Browser; page: Page; mostrar(outroQr: string): Promise<void> };

/** A page of this project in a browser of its own, with the QR in front of the camera. Whoever opens it closes the browser. */
export async function abrirDiante(qr: string, launchOptions: LaunchOptions, info: TestInfo): Promise<Diante> {
  const { baseURL, viewport, isMobile, hasTouch, locale } = info.project.use;
  const filme = lugarDoFilme(info);
  await filmarQr(qr, filme);
  const navegador = await abrirComCamera(launchOptions, filme);
  const contexto = await navegador.newContext({ baseURL, viewport, isMobile, hasTouch, locale });
  return { navegador, page: await contexto.newPage(), mostrar: (outroQr) => filmarQr(outroQr, filme) };
}

import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

const leitor = path.dirname(createRequire(import.meta.url).resolve('qr-scanner'));

/** What a QR picture says, read by the same library as the till, on an empty page of its own. */
export async function lerQr(context: BrowserContext, imagem: string): Promise<string> {
  const page = await context.newPage();
  await page.route('**/leitor-de-qr/*', (route) => {
    const arquivo = route.request().url().split('/').at(-1);
    return arquivo ? route.fulfill({ path: path.join(leitor, arquivo) }) : route.fulfill({ body: '' });
  });
  await page.goto('/leitor-de-qr/');
  const texto = await page.evaluate(async (endereco) => {
    const modulo: string = '/leitor-de-qr/qr-scanner.min.js';
    const { default: QrScanner } = await import(modulo);
    return (await QrScanner.scanImage(endereco, { returnDetailedScanResult: true })).data as string;
  }, imagem);
  await page.close();
  return texto;
}

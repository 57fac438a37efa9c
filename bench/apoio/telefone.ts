import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';

const SENHA = 'indicabem-demo';
/** As Lighthouse has it: a processor four times slower than this machine's, 1.6 Mbit/s, 150 ms. */
const LENTO = { rate: 4 };
const REDE_LENTA = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What the login answers: kept as it is, it is the session. */
export async function entrar(endereco: string, email: string): Promise<string> {
  const resposta = await fetch(`${endereco}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, senha: SENHA }),
  });
  if (!resposta.ok) throw new Error(`status ${resposta.status}`);
  return resposta.text();
}

/** A profile of its own: nothing cached, no service worker, only the session. */
export async function comPerfil<T>(
  { endereco, sessao, porta }: { endereco: string; sessao: string | null; porta?: number },
  acao: (navegador: BrowserContext) => Promise<T>,
): Promise<T> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-telas-'));
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
  const navegador = await chromium.launchPersistentContext(pasta, {
    executablePath: process.env.CHROMIUM_PATH,
    ...(porta ? {} : { viewport, deviceScaleFactor, isMobile, hasTouch }),
    args: [
      ...(porta ? [`--remote-debugging-port=${porta}`] : []),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const page = await navegador.newPage();
    await page.goto(`${endereco}/api/health`);
    await page.evaluate((usuario) => usuario && localStorage.setItem('usuario', usuario), sessao);
    await page.close();
    return await acao(navegador);
  } finally {
    await navegador.close();
    await rm(pasta, { recursive: true, force: true });
  }
}

export async function frear(page: Page, { rede = false } = {}): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', LENTO);
  if (rede) await cdp.send('Network.emulateNetworkConditions', REDE_LENTA);
}

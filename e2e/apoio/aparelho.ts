import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { estenderRede, type Rede } from './rede';

/** A phone or computer with a disk of its own: it can be switched off and on again, and its network cut. */
export type Aparelho = {
  context: BrowserContext;
  page: Page;
  /** The browser is closed and opened again; what is on its disk stays. */
  religar: () => Promise<void>;
};

export const test = base.extend<{ rede: Rede; aparelho: Aparelho }>({
  rede: async ({ baseURL: _ }, usar) => {
    const rede = await estenderRede();
    await usar(rede);
    rede.desligar();
  },

  aparelho: async ({ rede, launchOptions, viewport, locale, timezoneId, contextOptions }, usar) => {
    const disco = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-aparelho-'));
    const ligar = () =>
      chromium.launchPersistentContext(disco, {
        ...launchOptions,
        ...contextOptions,
        viewport,
        locale,
        timezoneId,
        baseURL: rede.url,
        serviceWorkers: 'allow',
      });
    const context = await ligar();
    const aparelho: Aparelho = {
      context,
      page: await primeiraPagina(context),
      async religar() {
        await aparelho.context.close();
        aparelho.context = await ligar();
        aparelho.page = await primeiraPagina(aparelho.context);
      },
    };
    await usar(aparelho);
    await aparelho.context.close();
    await rm(disco, { recursive: true, force: true });
  },
});

async function primeiraPagina(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

/** The worker has taken over and holds the whole app. */
export async function prontoParaOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

type Tabela = 'pendentes' | 'copias' | 'portadores';

/** What lies on the device, past the screens. */
export function noDisco(page: Page, tabela: Tabela): Promise<{ dono: number; estado?: string }[]> {
  return page.evaluate(
    (nome) =>
      new Promise<never[]>((pronto, falhou) => {
        const abertura = indexedDB.open('indica-bem');
        abertura.onerror = falhou;
        abertura.onsuccess = () => {
          const banco = abertura.result;
          const leitura = banco.transaction(nome).objectStore(nome).getAll();
          leitura.onsuccess = () => {
            banco.close();
            pronto(leitura.result as never[]);
          };
        };
      }),
    tabela,
  );
}

/** Lets the browser believe that now is the moment for background sync, even with no page of the app open. */
export async function comandoDeSincronia(context: BrowserContext, page: Page): Promise<(tag: string) => Promise<void>> {
  const { origin } = new URL(page.url());
  const cdp = await context.newCDPSession(page);
  const registrado = new Promise<string>((pronto) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const nosso = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (nosso) pronto(nosso.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registrado;
  return (tag) =>
    cdp
      .send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
      .then(() => undefined);
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { executar } from './passos/processos.mjs';
import { comProgresso, linha } from './passos/progresso.mjs';
import { programa } from './passos/raiz.mjs';

const NOMES = ['chromium', 'chromium-headless-shell', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const BAIXAR_MS = 300_000;

/** Path of a Chromium that runs, found or installed by the first way that works. */
export async function encontrarNavegador() {
  const indicado = process.env.CHROMIUM_PATH;
  if (indicado) {
    if (await funciona(indicado)) return indicado;
    throw new Error(`CHROMIUM_PATH aponta para ${indicado}, que não é um navegador que rode aqui.`);
  }
  return (await doPlaywright()) ?? (await doSistema()) ?? (await baixado()) ?? (await doDebian()) ?? desistir();
}

async function doPlaywright() {
  const { chromium } = await import('@playwright/test');
  const caminho = chromium.executablePath();
  return (await funciona(caminho)) ? caminho : undefined;
}

async function doSistema() {
  const pastas = (process.env.PATH ?? '').split(delimiter);
  for (const nome of NOMES) {
    for (const caminho of pastas.map((pasta) => join(pasta, nome))) if (await funciona(caminho)) return caminho;
  }
}

async function baixado() {
  await comProgresso('Baixando o Chromium do Playwright', () =>
    executar(programa('playwright'), ['install', '--no-shell', 'chromium'], {
      prazo: BAIXAR_MS,
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
    }),
  );
  return doPlaywright();
}

async function doDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const apt = (...argumentos) =>
    executar('apt-get', argumentos, { prazo: BAIXAR_MS, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const { codigo, saida } = await comProgresso('Instalando o Chromium do sistema (apt)', async () => {
    await apt('update');
    return apt('install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
  });
  if (codigo !== 0) linha(saida.trim());
  return doSistema();
}

/** Present is not enough: a snap stub or a missing library shows only when it runs. */
async function funciona(caminho) {
  return existsSync(caminho) && (await executar(caminho, ['--version'], { prazo: 15_000 })).codigo === 0;
}

function desistir() {
  throw new Error(
    'Não encontrei nem consegui instalar um Chromium. Instale-o (por exemplo: sudo apt-get install chromium) ou diga onde ele está em CHROMIUM_PATH.',
  );
}

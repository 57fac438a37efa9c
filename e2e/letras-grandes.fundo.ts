import { type BrowserContextOptions, chromium, expect, type LaunchOptions, type Page, test } from '@playwright/test';
import { assentar, irPorDentro } from './apoio/dentro';
import { sobras } from './apoio/larguras';
import { entrar } from './apoio/pessoas';
import { preencher } from './galeria/amostras';
import { PESSOAS } from './galeria/visitas';

type ComNavegador = { launchOptions: LaunchOptions };

const TELAS = {
  tutor: ['indicacao/codigo/:id_prescricao', 'home', 'prescricoes', 'formula-do-bem', 'perfil', 'seguranca'],
  prescritor: ['prescricoes', 'home', 'renovacoes'],
  lojista: ['acerto/aberto', 'home', 'cupom/efetivados'],
  indicabem: ['entregas', 'produtos'],
} as const;

/** As the browser's own setting does it: media queries in em follow. */
async function comLetrasDe(px: number, { launchOptions, ...pagina }: BrowserContextOptions & ComNavegador) {
  const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${px}`];
  const navegador = await chromium.launch({ ...launchOptions, args });
  return navegador.newPage(pagina);
}

test('com letras do dobro do tamanho, no celular, nada sai da tela e todo botão diz o seu nome inteiro', async ({
  launchOptions,
  baseURL,
}) => {
  const page = await comLetrasDe(32, { launchOptions, baseURL, viewport: { width: 390, height: 844 } });
  for (const quem of Object.keys(TELAS) as (keyof typeof TELAS)[]) {
    await entrar(page, PESSOAS[quem]);
    for (const caminho of TELAS[quem]) {
      await irPorDentro(page, `/web/${await preencher(caminho, quem, PESSOAS[quem])}`);
      await assentar(page);
      expect.soft([...(await sobras(page)), ...(await cortados(page))], `${quem} em ${caminho}`).toEqual([]);
    }
  }
  await page.context().browser()?.close();
});

test('a indicação impressa é uma folha, também com letras de 24 px', async ({ launchOptions, baseURL }) => {
  const page = await comLetrasDe(24, { launchOptions, baseURL });
  const caminho = await preencher('indicacao/codigo/:id_prescricao/imprimir', 'prescritor', PESSOAS.prescritor);
  await entrar(page, PESSOAS.prescritor, `/web/${caminho}`);
  await assentar(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.context().browser()?.close();
});

test('numa janela de computador a 400 % (320 × 256), o mapa tem largura e se aproxima', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await entrar(page, PESSOAS.tutor, '/web/lojistas/mapa');
  const mapa = page.locator('.leaflet-container');
  await expect(mapa).toBeVisible();
  expect((await mapa.boundingBox())?.width).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Aproximar', exact: true }).click();
});

/** Names of buttons that end before their last word, and whatever ends in dots. */
function cortados(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((nome) => nome.matches('.mantine-Button-label') || getComputedStyle(nome).textOverflow === 'ellipsis')
      .filter((nome) => nome.clientWidth > 1 && nome.scrollWidth > nome.clientWidth + 1)
      .map(({ textContent }) => `cortado: "${textContent}"`),
  );
}

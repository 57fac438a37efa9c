import { expect, type Locator, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { abrirCaixa, lerPorCodigo, valido } from './apoio/caixa';
import { prepararCupom } from './apoio/jornada';
import { criarPessoaNova, entrar } from './apoio/pessoas';

/** What tells an element from its neighbour once the system paints. */
const traco = (elemento: Locator) =>
  elemento.evaluate((e) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopWidth, borderTopStyle, backgroundColor } =
      getComputedStyle(e);
    const contorno = outlineStyle === 'none' ? 'sem contorno' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return [contorno, `${borderTopStyle} ${borderTopWidth}`, backgroundColor].join(' · ');
  });

async function distingue(escolhido: Locator, outro: Locator): Promise<void> {
  await expect(escolhido.first()).toBeVisible();
  await expect(outro.first()).toBeVisible();
  expect(await traco(escolhido.first())).not.toBe(await traco(outro.first()));
}

/** Letters of the colour of their ground. */
const apagados = (page: Page) =>
  page.evaluate(() => {
    const fundoDe = (e: Element | null): string => {
      if (!e) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor, backgroundImage } = getComputedStyle(e);
      if (backgroundImage !== 'none') return 'imagem';
      return /, 0\)$|^transparent$/.test(backgroundColor) ? fundoDe(e.parentElement) : backgroundColor;
    };
    const comTexto = [...document.querySelectorAll('body *')].filter(
      (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim()) && e.checkVisibility(),
    );
    return comTexto
      .filter((e) => !e.closest('svg, .so-leitor, .pular') && getComputedStyle(e).color === fundoDe(e))
      .map((e) => `${e.tagName} "${e.textContent?.trim().slice(0, 30)}"`);
  });

/** In the same window as somebody else. */
async function agora(page: Page, email: string, onde: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await entrar(page, email, onde);
}

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('com as cores do sistema, o escolhido, o andamento, o erro e o veredito continuam à vista', async ({
  page,
  request,
}) => {
  test.slow();
  const { tutor, prescritor, loja, idCupom, codigo, idPrescricao } = await prepararCupom(request);
  const atual = '[aria-current]:not([aria-current="date"])';

  await test.step('a entrada', async () => {
    await page.goto('/web/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const alvo of [page.getByLabel('E-mail'), page.getByRole('button', { name: 'Entrar', exact: true })]) {
      expect(await alvo.evaluate((e) => getComputedStyle(e).borderTopStyle)).toBe('solid');
    }
    expect(await apagados(page)).toEqual([]);
  });

  await test.step('o início do tutor', async () => {
    await agora(page, tutor.email, '/web/home');
    const barra = page.getByRole('navigation', { name: 'Atalhos' });
    await distingue(barra.locator(atual), barra.locator(`a:not(${atual})`));
    expect(await apagados(page)).toEqual([]);
  });

  await test.step('o cupom: o QR é escuro no branco', async () => {
    await page.goto(`/web/cupom/ver/${idCupom}`);
    const qr = page.getByRole('img', { name: /QR/ });
    await expect(qr).toBeVisible();
    expect(decodeURIComponent((await qr.getAttribute('src')) ?? '')).toMatch(/fill="#fff".*fill="#000"/);
    expect(await apagados(page)).toEqual([]);
  });

  await test.step('as lojas e o calendário', async () => {
    await page.goto(`/web/lojistas/${idPrescricao}`);
    const abas = page.getByRole('navigation', { name: 'Tipo de loja' });
    await distingue(abas.locator(atual), abas.locator('a:not([aria-current])'));
    await page.goto('/web/eventos');
    const dias = page.locator('main table button');
    await dias.nth(9).click();
    const hoje = page.locator('main table [aria-current="date"]');
    const escolhido = page.locator('main table [aria-pressed="true"]');
    const outro = page.locator('main table [aria-pressed="false"]:not([aria-current])');
    await page.mouse.move(0, 0);
    await distingue(escolhido, outro);
    await distingue(hoje, outro);
  });

  await test.step('o andamento', async () => {
    await page.goto('/web/formula-do-bem');
    const trilho = page.getByRole('progressbar').first();
    await expect(trilho).toBeVisible();
    const cores = await trilho.evaluate((e) =>
      [e, e.firstElementChild ?? e].map((parte) => getComputedStyle(parte).backgroundColor),
    );
    expect(cores[0]).not.toBe(cores[1]);
    expect(await trilho.evaluate((e) => getComputedStyle(e).borderTopStyle)).toBe('solid');
  });

  await test.step('o parceiro escolhe', async () => {
    await agora(page, prescritor.email, '/web/prescricoes/nova');
    const caes = page.getByRole('main').getByRole('button', { name: 'Cães', exact: true });
    await caes.click();
    await expect(caes).toBeHidden();
    await page.goBack();
    await distingue(
      page.locator('main button[aria-pressed="true"]'),
      page.locator('main button[aria-pressed="false"]'),
    );
    await page.goto('/web/prescricoes');
    const chips = 'main :is([aria-pressed], nav a)';
    await distingue(
      page.locator(chips).and(page.locator('[aria-pressed="true"], [aria-current]')),
      page.locator(chips).and(page.locator('[aria-pressed="false"], a:not([aria-current])')),
    );
    expect(await apagados(page)).toEqual([]);
  });

  await test.step('o veredito no caixa', async () => {
    await page.evaluate(() => localStorage.clear());
    await abrirCaixa(page, loja.email);
    await lerPorCodigo(page, { codigo, idCupom });
    await expect(valido(page)).toBeVisible();
    const veredito = page.locator('section', { has: valido(page) }).last();
    expect(await veredito.evaluate((e) => getComputedStyle(e).borderTopWidth)).toBe('4px');
    await expect(veredito.locator('svg')).toBeVisible();
    await page.getByRole('radio', { name: '15 kg' }).check();
    const pesos = page.locator('label:has(> input[type="radio"])');
    await distingue(
      pesos.filter({ has: page.locator('input:checked') }),
      pesos.filter({ has: page.locator('input:not(:checked)') }),
    );
  });

  await test.step('o painel da equipe', async () => {
    const admin = await criarPessoaNova('indicabem');
    await agora(page, admin.email, '/web/dashboard');
    const formas = page.locator('main svg g rect[data-situacao]');
    await expect(page.getByRole('img', { name: /^Gráfico de barras/ })).toBeVisible();
    expect(await formas.count()).toBeGreaterThan(0);
    expect(await apagados(page)).toEqual([]);
    const fundo = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const sumidas = await formas.evaluateAll(
      (todas, cor) =>
        todas.filter((e) => getComputedStyle(e).fill === cor && getComputedStyle(e).stroke === 'none').length,
      fundo,
    );
    expect(sumidas).toBe(0);
  });
});

test('a página do sistema: acessível, e com as cores do sistema cada estado se distingue', async ({ page }) => {
  await page.goto('/web/dev/sistema');
  await expect(page.getByRole('heading', { level: 1, name: 'Sistema' })).toBeVisible();
  const campo = (nome: string) => page.getByLabel(nome, { exact: true });
  const [vazio, errado, fixo] = await Promise.all(
    ['Vazio', 'Com erro', 'Só para ler'].map((n) => traco(campo(n).first())),
  );
  expect(new Set([vazio, errado, fixo]).size).toBe(3);
  expect(await apagados(page)).toEqual([]);

  await page.emulateMedia({ forcedColors: 'none' });
  await exigirAcessivel(page);
  const borda = await campo('Com erro')
    .first()
    .evaluate((e) => [getComputedStyle(e).borderTopColor, getComputedStyle(e).boxShadow]);
  expect(borda).toEqual(['rgb(179, 38, 30)', 'rgb(179, 38, 30) 0px 0px 0px 1px inset']);
  await page.getByRole('button', { name: 'Diálogo de exclusão' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Diálogo de exclusão' })).toBeFocused();
});

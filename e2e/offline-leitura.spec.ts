import { verCupom } from '@indica-bem/domain/cupom/chamadas';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { noDisco, prontoParaOffline, test } from './apoio/aparelho';
import { irPorDentro } from './apoio/dentro';
import { prepararCupom } from './apoio/jornada';
import { lerQr } from './apoio/ler-qr';
import { criarConta, entrar } from './apoio/pessoas';

const VISTO = /Sem conexão: mostrando o que foi visto em \d\d\/\d\d às \d\d:\d\d\./;

/** `com`: of the copies of one call, the one that is meant. */
const copiado = (page: Page, rota: string, com = '') =>
  expect
    .poll(async () => {
      const copias = (await noDisco(page, 'copias')).map((copia) => JSON.stringify(copia));
      return copias.some((copia) => copia.includes(rota) && copia.includes(com));
    })
    .toBe(true);

/** The photos of the page that have come, by their address. */
const fotos = (page: Page) =>
  page
    .getByRole('main')
    .locator('img[src^="/api/imagem/"]')
    .evaluateAll((imgs) =>
      (imgs as HTMLImageElement[])
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ src }) => new URL(src).pathname),
    );

/** As the browser judges it: nothing stands against offering to install the app. */
async function instalavel(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { data = '' } = await cdp.send('Page.getAppManifest');
  expect(JSON.parse(data)).toMatchObject({
    start_url: '/web/',
    scope: '/web/',
    lang: 'pt-BR',
    display: 'standalone',
  });
}

test('o app instalado: cada papel abre sem internet, o caixa diz que não valida agora, uma versão nova espera o convite', async ({
  aparelho,
  rede,
}) => {
  for (const papel of ['tutor', 'prescritor', 'lojista'] as const) {
    await test.step(`${papel}: o navegador oferece instalar, e a página inicial abre sem internet`, async () => {
      const { context } = aparelho;
      const { email } = await criarConta(papel);
      const page = await context.newPage();
      await entrar(page, email);
      await prontoParaOffline(page);
      await instalavel(page);
      await context.setOffline(true);
      await page.goto('/web/');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByText(/^Olá, /)).toBeVisible();
      await context.setOffline(false);
      // The last one stays, for the steps below.
      if (papel !== 'lojista') await page.evaluate(() => localStorage.clear());
      await page.close();
    });
  }

  await test.step('o caixa aberto sem internet diz que não valida agora e oferece tentar de novo', async () => {
    rede.cortar();
    await aparelho.religar();
    const { page } = aparelho;
    await page.goto('/web/cupom/efetivar');
    const aviso = page.getByText('Sem conexão: não dá para validar agora');
    await expect(aviso).toBeVisible();
    await exigirAcessivel(page);
    const deNovo = page.getByRole('button', { name: 'Tentar de novo' });
    await deNovo.click();
    // The first try has failed before the network is back; else it would be the one to succeed.
    await expect(deNovo).toBeEnabled();
    await expect(aviso).toBeVisible();
    rede.voltar();
    await deNovo.click();
    await expect(aviso).toBeHidden();
    expect(await noDisco(page, 'pendentes')).toEqual([]);
  });

  await test.step('uma versão nova espera o convite ser aceito e nunca recarrega sozinha', async () => {
    const { page } = aparelho;
    await irPorDentro(page, '/web/home');
    await page.evaluate(() => Object.assign(window, { mesmaPagina: true }));
    rede.mudarRespostas((caminho, resposta) =>
      caminho === '/web/sw.js' ? Buffer.concat([resposta, Buffer.from('\n// outra versão')]) : resposta,
    );
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText('Nova versão disponível')).toBeVisible();
    expect(await page.evaluate(() => 'mesmaPagina' in window)).toBe(true);
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect.poll(() => page.evaluate(() => 'mesmaPagina' in window).catch(() => true)).toBe(false);
    await expect(page.getByText('Nova versão disponível')).toBeHidden();
  });
});

test('o tutor reabre sem internet o que já viu: o cupom, as indicações e o catálogo', async ({
  aparelho,
  rede,
  request,
}) => {
  const { tutor, idCupom, idPrescricao, codigo } = await prepararCupom(request);
  const catalogo = '/web/catalogo?marca=formula&animal=cao&linha=fresh-meat';
  const qr = (page: Page) => page.getByRole('img', { name: /QR do cupom/ });
  let vistas: string[] = [];
  let selo = 'sem selo';

  await test.step('com internet, vê', async () => {
    const { page } = aparelho;
    await entrar(page, tutor.email);
    await prontoParaOffline(page);
    await irPorDentro(page, catalogo);
    await expect.poll(async () => (await fotos(page)).length).toBeGreaterThan(2);
    vistas = await fotos(page);
    await copiado(page, listarProdutos);
    await irPorDentro(page, '/web/prescricoes');
    await expect(page.getByRole('link', { name: 'Ver indicação' })).toBeVisible();
    // The list by pages: the home has read a short one of its own.
    await copiado(page, listarPrescricoes, '"pages"');
    await irPorDentro(page, `/web/cupom/ver/${idCupom}`);
    await expect(qr(page)).toBeVisible();
    await copiado(page, verCupom);
    const desenho = await qr(page).getAttribute('src');
    selo = (await lerQr(aparelho.context, desenho ?? '')).split('?s=')[1] ?? selo;
  });

  rede.cortar();
  await aparelho.religar();
  const { page } = aparelho;

  await test.step('o cupom já visto abre sem internet, com a idade e como ser atendido', async () => {
    await page.goto(`/web/cupom/ver/${idCupom}`);
    await expect(page.getByText(VISTO)).toBeVisible();
    // No QR: neither the seal nor the address is kept on the device. The code serves, with the end of the CPF.
    await expect(page.getByText('Sem internet: mostre o código')).toBeVisible();
    await expect(page.getByText('No caixa, diga também os três últimos dígitos do seu CPF.')).toBeVisible();
    await expect(qr(page)).toHaveCount(0);
    for (const guardado of [await noDisco(page, 'copias'), await page.evaluate(() => ({ ...localStorage }))])
      expect(JSON.stringify(guardado)).not.toContain(selo);
    await expect(page.getByRole('region', { name: 'Cupom', exact: true })).toContainText(codigo.slice(0, 4));
    await exigirAcessivel(page);
  });

  await test.step('as indicações e o catálogo também, com as fotos', async () => {
    await page.goto('/web/prescricoes');
    await page.getByRole('link', { name: 'Ver indicação' }).click();
    await expect(page).toHaveURL(new RegExp(`/indicacao/codigo/${idPrescricao}$`));
    await expect(page.getByRole('region', { name: 'Produto indicado' })).toBeVisible();
    await expect(page.getByText(VISTO)).toBeVisible();
    await page.goto(catalogo);
    await expect.poll(() => fotos(page)).toEqual(expect.arrayContaining(vistas));
    await expect(page.getByText(VISTO)).toBeVisible();
    rede.voltar();
    await page.goto('/web/prescricoes');
    await expect(page.getByRole('link', { name: 'Ver indicação' })).toBeVisible();
    await expect(page.getByText(VISTO)).toBeHidden();
  });
});

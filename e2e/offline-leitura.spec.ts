import { verCupom } from '@indica-bem/domain/cupom/chamadas';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { noDisco, prontoParaOffline, test } from './apoio/aparelho';
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

test('o navegador oferece instalar, e cada papel abre sem internet', async ({ aparelho }) => {
  const { context } = aparelho;
  for (const papel of ['tutor', 'prescritor', 'lojista'] as const) {
    const { email } = await criarConta(papel);
    const page = await context.newPage();
    await entrar(page, email);
    await prontoParaOffline(page);
    const cdp = await context.newCDPSession(page);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { data = '' } = await cdp.send('Page.getAppManifest');
    expect(JSON.parse(data)).toMatchObject({
      start_url: '/web/',
      scope: '/web/',
      lang: 'pt-BR',
      display: 'standalone',
    });

    await context.setOffline(true);
    await page.goto('/web/');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText(/^Olá, /)).toBeVisible();
    await context.setOffline(false);
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
});

test('o catálogo já visto abre sem internet, com as fotos', async ({ aparelho, rede }) => {
  const { email } = await criarConta('tutor');
  const endereco = '/web/catalogo?marca=formula&animal=cao&linha=fresh-meat';
  await entrar(aparelho.page, email);
  await prontoParaOffline(aparelho.page);
  await aparelho.page.goto(endereco);
  const fotos = (page: Page) => page.getByRole('main').locator('img[src^="/api/imagem/"]');
  const carregadas = (page: Page) =>
    fotos(page).evaluateAll((imgs) =>
      (imgs as HTMLImageElement[])
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ src }) => new URL(src).pathname),
    );
  await expect.poll(async () => (await carregadas(aparelho.page)).length).toBeGreaterThan(2);
  const vistas = await carregadas(aparelho.page);
  await copiado(aparelho.page, listarProdutos);

  rede.cortar();
  await aparelho.religar();
  await aparelho.page.goto(endereco);
  await expect.poll(() => carregadas(aparelho.page)).toEqual(expect.arrayContaining(vistas));
  await expect(aparelho.page.getByText(VISTO)).toBeVisible();
});

test('o tutor reabre sem internet as indicações e o cupom que já viu, com a idade e como ser atendido', async ({
  aparelho,
  rede,
  request,
}) => {
  const { tutor, idCupom, idPrescricao, codigo } = await prepararCupom(request);
  await entrar(aparelho.page, tutor.email);
  await prontoParaOffline(aparelho.page);
  await aparelho.page.goto('/web/prescricoes');
  await expect(aparelho.page.getByRole('link', { name: 'Ver indicação' })).toBeVisible();
  // The list by pages: the home has read a short one of its own.
  await copiado(aparelho.page, listarPrescricoes, '"pages"');
  await aparelho.page.goto(`/web/cupom/ver/${idCupom}`);
  await expect(aparelho.page.getByRole('img', { name: /QR do cupom/ })).toBeVisible();
  await copiado(aparelho.page, verCupom);
  const desenho = await aparelho.page.getByRole('img', { name: /QR do cupom/ }).getAttribute('src');
  const selo = (await lerQr(aparelho.context, desenho ?? '')).split('?s=')[1] ?? 'sem selo';

  rede.cortar();
  await aparelho.religar();
  const { page } = aparelho;
  await page.goto(`/web/cupom/ver/${idCupom}`);
  await expect(page.getByText(VISTO)).toBeVisible();
  // No QR: neither the seal nor the address is kept on the device. The code serves, with the end of the CPF.
  await expect(page.getByText('Sem internet: mostre o código')).toBeVisible();
  await expect(page.getByText('No caixa, diga também os três últimos dígitos do seu CPF.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR do cupom/ })).toHaveCount(0);
  for (const guardado of [await noDisco(page, 'copias'), await page.evaluate(() => ({ ...localStorage }))])
    expect(JSON.stringify(guardado)).not.toContain(selo);
  await expect(page.getByRole('region', { name: 'Cupom', exact: true })).toContainText(codigo.slice(0, 4));
  await exigirAcessivel(page);

  await page.goto('/web/prescricoes');
  await page.getByRole('link', { name: 'Ver indicação' }).click();
  await expect(page).toHaveURL(new RegExp(`/indicacao/codigo/${idPrescricao}$`));
  await expect(page.getByRole('region', { name: 'Produto indicado' })).toBeVisible();
  await expect(page.getByText(VISTO)).toBeVisible();

  rede.voltar();
  await page.goto('/web/prescricoes');
  await expect(page.getByRole('link', { name: 'Ver indicação' })).toBeVisible();
  await expect(page.getByText(VISTO)).toBeHidden();
});

test('o caixa aberto sem internet diz que não valida agora e oferece tentar de novo', async ({ aparelho, rede }) => {
  const { email } = await criarConta('lojista');
  await entrar(aparelho.page, email);
  await prontoParaOffline(aparelho.page);
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

test('uma versão nova espera o convite ser aceito e nunca recarrega sozinha', async ({ aparelho, rede }) => {
  const { email } = await criarConta('tutor');
  const { page } = aparelho;
  await entrar(page, email);
  await prontoParaOffline(page);
  await page.goto('/web/eventos');
  await page.evaluate(() => Object.assign(window, { mesmaPagina: true }));

  rede.mudarRespostas((caminho, corpo) =>
    caminho === '/web/sw.js' ? Buffer.concat([corpo, Buffer.from('\n// outra versão')]) : corpo,
  );
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('Nova versão disponível')).toBeVisible();
  expect(await page.evaluate(() => 'mesmaPagina' in window)).toBe(true);
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect.poll(() => page.evaluate(() => 'mesmaPagina' in window).catch(() => true)).toBe(false);
  await expect(page.getByText('Nova versão disponível')).toBeHidden();
});

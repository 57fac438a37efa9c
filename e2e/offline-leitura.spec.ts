import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { noDisco, prontoParaOffline, test } from './apoio/aparelho';
import { irPorDentro } from './apoio/dentro';
import { criarConta, entrar } from './apoio/pessoas';
import { CATALOGO, copiado, fotos } from './apoio/visto';

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

/** Its photos: only the service worker keeps them for a day without a network. */
async function verCatalogo(page: Page): Promise<string[]> {
  await irPorDentro(page, CATALOGO);
  await expect.poll(async () => (await fotos(page)).length).toBeGreaterThan(2);
  await copiado(page, listarProdutos);
  return fotos(page);
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
      const vistas = papel === 'tutor' ? await verCatalogo(page) : null;
      await context.setOffline(true);
      await page.goto('/web/');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByText(/^Olá, /)).toBeVisible();
      if (vistas) {
        await page.goto(CATALOGO);
        await expect.poll(() => fotos(page)).toEqual(expect.arrayContaining(vistas));
      }
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

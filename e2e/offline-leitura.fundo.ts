import { verCupom } from '@indica-bem/domain/cupom/chamadas';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { noDisco, prontoParaOffline, test } from './apoio/aparelho';
import { irPorDentro } from './apoio/dentro';
import { prepararCupom } from './apoio/jornada';
import { lerQr } from './apoio/ler-qr';
import { entrar } from './apoio/pessoas';
import { CATALOGO, copiado, fotos } from './apoio/visto';

const VISTO = /Sem conexão: mostrando o que foi visto em \d\d\/\d\d às \d\d:\d\d\./;

test('o tutor reabre sem internet o que já viu: o cupom, as indicações e o catálogo', async ({
  aparelho,
  rede,
  request,
}) => {
  const { tutor, idCupom, idPrescricao, codigo } = await prepararCupom(request);
  const qr = (page: Page) => page.getByRole('img', { name: /QR do cupom/ });
  let vistas: string[] = [];
  let selo = 'sem selo';

  await test.step('com internet, vê', async () => {
    const { page } = aparelho;
    await entrar(page, tutor.email);
    await prontoParaOffline(page);
    await irPorDentro(page, CATALOGO);
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
    await page.goto(CATALOGO);
    await expect.poll(() => fotos(page)).toEqual(expect.arrayContaining(vistas));
    await expect(page.getByText(VISTO)).toBeVisible();
    rede.voltar();
    await page.goto('/web/prescricoes');
    await expect(page.getByRole('link', { name: 'Ver indicação' })).toBeVisible();
    await expect(page.getByText(VISTO)).toBeHidden();
  });
});

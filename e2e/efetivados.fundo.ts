import { hojeEmSaoPaulo, isoParaBr, somarDias } from '@indica-bem/domain/brasil/datas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { exigirFatosDoCupom } from './apoio/fatos-do-cupom';
import { criarConta, entrar } from './apoio/pessoas';
import { vender } from './apoio/vendas';

const total = (page: Page, rotulo: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(rotulo, { exact: true }) })
    .locator('dd');
const linhas = (page: Page) => page.getByRole('table').locator('tbody');

test('as vendas da loja: totais do período inteiro, lista em páginas, duas datas quaisquer, e os fatos de cada cupom', async ({
  page,
}) => {
  const hoje = hojeEmSaoPaulo(new Date());
  const noMesPassado = somarDias(`${hoje.slice(0, 8)}01`, -1);
  const loja = await criarConta('lojista');
  await vender(loja, hoje, 2);
  await vender(loja, noMesPassado, 25);
  await vender(loja, '2026-02-10');
  const periodo = (nome: string) => page.getByRole('link', { name: nome, exact: true });

  await test.step('os totais e a lista seguem o período, que fica no endereço', async () => {
    await entrar(page, loja.email, '/web/cupom/efetivados');
    await expect(linhas(page)).toHaveCount(2);
    await expect(total(page, 'Cupons')).toHaveText('2');
    await expect(total(page, 'Valor das compras')).toHaveText('R$ 200,00');
    await expect(total(page, 'Descontado')).toHaveText('R$ 20,00');
    await expect(total(page, 'Recebido')).toHaveText('R$ 180,00');
    await expect(total(page, 'Ração vendida')).toHaveText('24 kg');
    await exigirAcessivel(page);
    await periodo('Mês passado').click();
    await expect(linhas(page)).toHaveCount(20);
    await expect(total(page, 'Recebido')).toHaveText('R$ 2.250,00');
    await page.reload();
    await expect(periodo('Mês passado')).toHaveAttribute('aria-current', 'true');
    await expect(linhas(page).first()).toContainText(isoParaBr(noMesPassado));
  });

  await test.step('uma lista longa vem em páginas de linhas baixas, e os totais são do período inteiro', async () => {
    await expect(linhas(page)).toHaveCount(20);
    await expect(total(page, 'Cupons')).toHaveText('25');
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    await expect(linhas(page)).toHaveCount(25);
    await expect(page.getByText('25 cupons', { exact: true })).toBeVisible();
    expect((await linhas(page).first().boundingBox())?.height).toBeLessThan(150);
    await periodo('Hoje').click();
    await expect(linhas(page)).toHaveCount(2);
  });

  const [de, ate] = [page.getByLabel('De', { exact: true }), page.getByLabel('Até', { exact: true })];
  const aplicar = page.getByRole('button', { name: 'Aplicar' });
  await test.step('duas datas quaisquer, conferidas antes de aplicar', async () => {
    await periodo('Período').click();
    await de.fill('10022026');
    await expect(de).toHaveValue('10/02/2026');
    await ate.fill('09022026');
    await aplicar.click();
    await expect(page.getByText('Vem antes da data inicial')).toBeVisible();
    await ate.fill('30022026');
    await expect(page.getByText('Data inválida')).toBeVisible();
    await exigirAcessivel(page);
    await ate.fill('28022026');
    await aplicar.click();
    await expect(page).toHaveURL(/periodo=datas&de=2026-02-10&ate=2026-02-28/);
    await expect(linhas(page)).toHaveCount(1);
  });

  await test.step('um período sem vendas o diz', async () => {
    await de.fill('11022026');
    await aplicar.click();
    await expect(page.getByRole('heading', { name: 'Nenhum cupom efetivado neste período' })).toBeVisible();
    await exigirAcessivel(page);
  });

  await test.step('a linha leva ao cupom: a loja vê os fatos, nunca o QR', async () => {
    await periodo('Hoje').click();
    await linhas(page)
      .first()
      .click({ position: { x: 60, y: 20 } });
    await expect(page).toHaveURL(/\/cupom\/ver\/\d+$/);
    await exigirFatosDoCupom(page, loja);
  });
});

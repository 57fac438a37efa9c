import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { irPorDentro } from './apoio/dentro';
import { exigirFatosDoCupom } from './apoio/fatos-do-cupom';
import { prepararCupom, validarCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';
import { vender } from './apoio/vendas';

test('as vendas da loja no celular: a linha baixa leva ao cupom, e a de há pouco se desfaz', async ({
  page,
  request,
}) => {
  const { loja, idCupom } = await prepararCupom(request);
  await vender(loja, hojeEmSaoPaulo(new Date()));
  await validarCupom(request, loja, idCupom);
  const linhas = page.getByRole('table').locator('tbody');
  await entrar(page, loja.email, '/web/cupom/efetivados');
  await expect(linhas).toHaveCount(2);
  await exigirAcessivel(page);
  expect((await linhas.last().boundingBox())?.height).toBeLessThan(150);
  await linhas.last().click({ position: { x: 60, y: 20 } });
  await expect(page).toHaveURL(/\/cupom\/ver\/\d+$/);
  await exigirFatosDoCupom(page, loja);

  await irPorDentro(page, '/web/cupom/efetivados');
  await page.getByRole('button', { name: /^Desfazer venda/ }).click();
  await page.getByRole('button', { name: 'Desfazer venda', exact: true }).click();
  await expect(page.getByText('Escolha o motivo')).toBeVisible();
  await exigirAcessivel(page);
  await page.getByText('Outro', { exact: true }).click();
  await page.getByLabel('Conte o motivo').fill('Passou o cupom errado');
  await page.getByRole('button', { name: 'Desfazer venda', exact: true }).click();
  await expect(page.getByText('Venda desfeita. O cupom voltou a valer.')).toBeVisible();
  await expect(linhas).toHaveCount(1);
  await page.getByRole('link', { name: 'Vendas estornadas' }).click();
  await expect(page.getByText('Passou o cupom errado')).toBeVisible();
  await exigirAcessivel(page);
});

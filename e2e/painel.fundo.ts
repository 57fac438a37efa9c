import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { MESES } from '@indica-bem/domain/painel/numeros';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { prepararCupom, validarCupom } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const hoje = hojeEmSaoPaulo(new Date());

const total = async (page: Page, nome: string) => {
  const texto = await page.locator('dl > div').filter({ hasText: nome }).locator('strong').textContent();
  return Number(texto?.replace(/\D/g, ''));
};

test('o caminho vazio leva ao painel, que conta a compra que acabou de acontecer', async ({ page, request }) => {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, '/web/');
  await expect(page).toHaveURL(/\/web\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible();
  await exigirAcessivel(page);
  const antes = [await total(page, 'Cupons gerados'), await total(page, 'Cupons validados')];

  const { loja, idCupom } = await prepararCupom(request);
  await validarCupom(request, loja, idCupom);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible();
  expect(await total(page, 'Cupons gerados')).toBeGreaterThan(antes[0] ?? 0);
  expect(await total(page, 'Cupons validados')).toBeGreaterThan(antes[1] ?? 0);

  const meses = page.getByRole('slider', { name: /mês a mês/ });
  await meses.focus();
  await page.keyboard.press('Home');
  await expect(meses).toHaveAttribute('aria-valuetext', /^Janeiro, /);
  await expect(page.getByText(/^Janeiro, \d+ indicaç/)).toBeVisible();
  await exigirAcessivel(page);
  await meses.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Janeiro, \d+ indicaç/)).toBeHidden();

  await page.getByText('Ver em tabela').click();
  const linha = page.getByRole('row').filter({ hasText: MESES[Number(hoje.slice(5, 7)) - 1] });
  await expect(linha.getByRole('cell').first()).not.toHaveText('0');
  await exigirAcessivel(page);
});

import { expect, test } from '@playwright/test';
import { naOutraLargura } from './apoio/larguras';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

const PAPEIS = [
  { papel: 'tutor', entrada: 'Minhas indicações' },
  { papel: 'prescritor', entrada: 'Nova Indicação' },
  { papel: 'lojista', entrada: 'Validar Desconto' },
  { papel: 'indicabem', entrada: 'Baixa de Cupons' },
] as const;

for (const { papel, entrada } of PAPEIS) {
  test(`${papel}: entra, aceita o que falta e chega à sua página inicial`, async ({ page }) => {
    const conta = await criarConta(papel, { aceites: false });
    await page.goto('/web/login');
    await preencherLogin(page, conta.email, SENHA);

    await expect(page).toHaveURL(/\/web\/aceites$/);
    await page.getByLabel('Declaro que li e estou de acordo com os Termos de Privacidade da Indica Bem.').click();
    if (papel !== 'indicabem') {
      await expect(page.getByText('Você já aceitou este documento.')).toBeVisible();
      await page
        .getByLabel('Declaro que li e estou ciente que devo cumprir as normas que constam no Regulamento.')
        .click();
    }
    await expect(page).toHaveURL(papel === 'indicabem' ? /\/web\/(home|dashboard)$/ : /\/web\/home$/);

    // On the wall of a computer, in the drawer of a phone.
    const item = page.getByRole('link', { name: entrada, exact: true }).filter({ visible: true });
    await naOutraLargura(page, () => expect(item.first()).toBeVisible());
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(item.first()).toBeVisible();
  });
}

test('sair limpa o que estava guardado no aparelho', async ({ page }) => {
  const conta = await criarConta('lojista');
  await entrar(page, conta.email);
  const sair = page.getByText('Sair', { exact: true }).filter({ visible: true }).first();
  await naOutraLargura(page, () => expect(sair).toBeVisible());
  await page.getByRole('button', { name: /menu/i }).click();
  await sair.click();
  await expect(page).toHaveURL(/\/web\/login/);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((k) => ['usuario', 'privacidade', 'termos'].includes(k)),
    ),
  ).toEqual([]);
});

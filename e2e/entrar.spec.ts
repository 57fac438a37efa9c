import { expect, type Page, test } from '@playwright/test';
import { naOutraLargura } from './apoio/larguras';
import { criarConta, preencherLogin, SENHA } from './apoio/pessoas';

const PAPEIS = [
  { papel: 'tutor', entrada: 'Minhas indicações' },
  { papel: 'prescritor', entrada: 'Nova Indicação' },
  { papel: 'lojista', entrada: 'Validar Desconto' },
  { papel: 'indicabem', entrada: 'Baixa de Cupons' },
] as const;

const privacidade = (page: Page) =>
  page.getByLabel('Declaro que li e estou de acordo com os Termos de Privacidade da Indica Bem.');
const regulamento = (page: Page) =>
  page.getByLabel('Declaro que li e estou ciente que devo cumprir as normas que constam no Regulamento.');

test('cada papel entra, aceita o que falta, chega à sua página inicial, e sair limpa o aparelho', async ({ page }) => {
  await page.goto('/web/login');
  for (const { papel, entrada } of PAPEIS) {
    await test.step(papel, async () => {
      const conta = await criarConta(papel, { aceites: false });
      await preencherLogin(page, conta.email, SENHA);
      await expect(page).toHaveURL(/\/web\/aceites$/);
      await privacidade(page).click();
      if (papel !== 'indicabem') {
        await expect(page.getByText('Você já aceitou este documento.')).toBeVisible();
        await regulamento(page).click();
      }
      await expect(page).toHaveURL(papel === 'indicabem' ? /\/web\/(home|dashboard)$/ : /\/web\/home$/);

      // On the wall of a computer, in the drawer of a phone.
      const item = page.getByRole('link', { name: entrada, exact: true }).filter({ visible: true });
      const sair = page.getByText('Sair', { exact: true }).filter({ visible: true }).first();
      await naOutraLargura(page, async () => {
        await expect(item.first()).toBeVisible();
        await expect(sair).toBeVisible();
      });
      await page.getByRole('button', { name: /menu/i }).click();
      await expect(item.first()).toBeVisible();
      await sair.click();
      await expect(page).toHaveURL(/\/web\/login/);
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((k) => ['usuario', 'privacidade', 'termos'].includes(k)),
        ),
      ).toEqual([]);
    });
  }
});

test('duas abas: quem entra e aceita numa já não espera na outra, e cada uma vai para onde ia', async ({
  page,
  context,
}) => {
  const tutor = await criarConta('tutor', { aceites: false });
  const segunda = await context.newPage();

  await test.step('quem entra em outra aba já não está na entrada nesta', async () => {
    await segunda.goto('/web/eventos');
    await expect(segunda).toHaveURL(/\/web\/login$/);
    await segunda.getByLabel('E-mail').fill(tutor.email);
    await page.goto('/web/pet');
    await preencherLogin(page, tutor.email, SENHA);
    await expect(segunda).toHaveURL(/\/web\/aceites$/);
  });

  await test.step('parada no regulamento, segue adiante quando a outra aceita', async () => {
    await privacidade(page).click();
    await expect(page.getByText('Você já aceitou este documento.')).toBeVisible();
    await expect(regulamento(segunda)).toBeVisible();
    await regulamento(page).click();
    await expect(page).toHaveURL(/\/web\/pet$/);
    await expect(segunda).toHaveURL(/\/web\/eventos$/);
  });
});

import { expect, test } from '@playwright/test';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

const PAPEIS = [
  { papel: 'tutor', entrada: 'Minhas indicações' },
  { papel: 'prescritor', entrada: 'Nova Indicação' },
  { papel: 'lojista', entrada: 'Validar Desconto' },
  { papel: 'indicabem', entrada: 'Baixa de Cupons' },
] as const;

for (const { papel, entrada } of PAPEIS) {
  test(`${papel}: entra, aceita o que falta e chega à sua página inicial`, async ({ page, isMobile }) => {
    const conta = await criarConta(papel, { aceites: false });
    await page.goto('/web/login');
    await preencherLogin(page, conta.email, SENHA);

    await expect(page.getByRole('heading', { level: 1, name: 'Termos de Privacidade' })).toBeVisible();
    await page.getByLabel('Declaro que li e estou de acordo com os Termos de Privacidade da Indica Bem.').click();
    if (papel !== 'indicabem') {
      await expect(page).toHaveURL(/\/web\/regulamento$/);
      await page
        .getByLabel('Declaro que li e estou ciente que devo cumprir as normas que constam no Regulamento.')
        .click();
    }
    await expect(page).toHaveURL(papel === 'indicabem' ? /\/web\/(home|dashboard)$/ : /\/web\/home$/);

    if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
    const item = page.getByRole('link', { name: entrada, exact: true }).filter({ visible: true });
    await expect(item.first()).toBeVisible();
  });
}

test('senha errada: uma frase clara e nada do que foi digitado se perde', async ({ page }) => {
  await page.goto('/web/login');
  await preencherLogin(page, 'tutor01@example.com', 'errada');
  await expect(page.getByText('Usuario e senha incorreto')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('tutor01@example.com');
});

test('sem entrar, uma página protegida leva ao login e depois à página pedida', async ({ page }) => {
  const conta = await criarConta('tutor');
  await page.goto('/web/perfil');
  await expect(page).toHaveURL(/\/web\/login/);
  await preencherLogin(page, conta.email, SENHA);
  await expect(page).toHaveURL(/\/web\/perfil$/);
});

test('sem entrar, o link de uma indicação leva ao login da indicação', async ({ page }) => {
  await page.goto('/web/indicacao/RE1OU1RSMjI6MTU5MDAwMDA0OTk');
  await expect(page).toHaveURL(/\/web\/login\/indicacao\/RE1OU1RSMjI6MTU5MDAwMDA0OTk$/);
});

test('as páginas da administração ficam fechadas para os outros', async ({ page }) => {
  const conta = await criarConta('tutor');
  await entrar(page, conta.email, '/web/usuarios');
  await expect(page).toHaveURL(/\/web\/home$/);
});

test('os termos não podem ser pulados chamando a API', async ({ page, request }) => {
  const conta = await criarConta('tutor', { aceites: false });
  const { api_token } = await (await request.post('/api/login', { data: { email: conta.email, senha: SENHA } })).json();
  const negada = await request.get('/api/products', { headers: { api_token } });
  expect(negada.status()).toBe(403);
  expect((await negada.json()).type).toBe('privacidade-nao-aceita');
  await page.goto('/web/login');
});

test('sair limpa o que estava guardado no aparelho', async ({ page, isMobile }) => {
  const conta = await criarConta('lojista');
  await entrar(page, conta.email);
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  await page.getByText('Sair', { exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/web\/login/);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((k) => ['usuario', 'privacidade', 'termos'].includes(k)),
    ),
  ).toEqual([]);
});

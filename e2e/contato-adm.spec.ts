import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';
import { abrirEditor, comOTextoDeVolta, editor, ferramenta, usar } from './apoio/texto-de-contato';

test.use(NA_MESA);

test('o texto formatado pela equipe é o que o tutor lê', async ({ page }) => {
  const marca = `Prova ${randomInt(1e9)}`;
  await comOTextoDeVolta(async () => {
    await abrirEditor(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Texto de contato' })).toBeVisible();
    await exigirAcessivel(page);
    await editor(page).press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(page.getByText('Falta preencher: o texto.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Atualizar' })).toHaveAttribute('aria-disabled', 'true');

    if ((await ferramenta(page, 'Título').getAttribute('aria-pressed')) === 'false') {
      await usar(page, 'Título');
    }
    await page.keyboard.type(marca);
    await page.keyboard.press('Enter');
    await usar(page, 'Lista');
    await usar(page, 'Negrito');
    await page.keyboard.type('De segunda a sexta');
    await usar(page, 'Negrito');
    await page.keyboard.press('Enter');
    await usar(page, 'Link');
    await page.getByLabel('Endereço do link').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Aplicar link' }).click();
    await expect(page.getByText('Informe um endereço, um e-mail ou tel: e o número')).toBeVisible();
    await page.getByLabel('Endereço do link').fill('ajuda@example.com');
    await page.getByLabel('Endereço do link').press('Enter');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Contato alterado com sucesso')).toBeVisible();
    const [{ texto_sac } = { texto_sac: '' }] = await consultar<{ texto_sac: string }>(
      'select texto_sac from configuracao',
    );
    expect(texto_sac).toBe(
      `<h2>${marca}</h2><ul><li><p><strong>De segunda a sexta</strong></p></li><li><p><a href="mailto:ajuda@example.com">ajuda@example.com</a></p></li></ul>`,
    );

    const tutor = await criarConta('tutor');
    await page.evaluate(() => localStorage.clear());
    await entrar(page, tutor.email, '/web/contato');
    await expect(page.getByRole('heading', { level: 2, name: marca })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'De segunda a sexta' }).locator('strong')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ajuda@example.com' })).toHaveAttribute(
      'href',
      'mailto:ajuda@example.com',
    );
  });
});

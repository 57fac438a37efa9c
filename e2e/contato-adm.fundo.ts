import { expect, type Page, test } from '@playwright/test';
import { emLinhaLenta, tocarDuasVezes } from './apoio/dedo-apressado';
import { irPorDentro } from './apoio/dentro';
import { encerrarAoEnviar } from './apoio/fila';
import { NA_MESA } from './apoio/larguras';
import { preencherLogin, SENHA } from './apoio/pessoas';
import { abrirEditor, comOTextoDeVolta, editor, ferramenta, usar } from './apoio/texto-de-contato';

test.use(NA_MESA);

test('o que se escreve não se perde: nem ao sair, nem numa falha, nem com a sessão', async ({ page }) => {
  await comOTextoDeVolta(async () => {
    const admin = await abrirEditor(page);

    await test.step('a barra se percorre com as setas', async () => {
      await ferramenta(page, 'Negrito').focus();
      await page.keyboard.press('ArrowRight');
      await expect(ferramenta(page, 'Itálico')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(ferramenta(page, 'Refazer')).toBeFocused();
    });

    await test.step('sair com mudanças pergunta; desfeitas, não', async () => {
      await editor(page).press('ControlOrMeta+End');
      await page.keyboard.type(' rascunho');
      await page.getByRole('button', { name: 'Voltar', exact: true }).click();
      const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
      await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
      await expect(editor(page)).toContainText('rascunho');
      await usar(page, 'Desfazer');
      await expect(editor(page)).not.toContainText('rascunho');
      await page.getByRole('button', { name: 'Voltar', exact: true }).click();
      await expect(page).not.toHaveURL(/contato-adm/);
    });

    await test.step('uma falha diz que não salvou e não perde o texto', async () => {
      await irPorDentro(page, '/web/contato-adm');
      await editor(page).press('ControlOrMeta+End');
      await page.keyboard.type(` plantão ${admin.id}`);
      const cair: Parameters<Page['route']>[1] = (rota) =>
        rota.request().method() === 'PUT' ? rota.abort() : rota.fallback();
      await page.route('**/api/setting/1', cair);
      await page.getByRole('button', { name: 'Atualizar' }).click();
      await expect(page.getByText('Erro no cadastro')).toBeVisible();
      await expect(editor(page)).toContainText(`plantão ${admin.id}`);
      await page.unroute('**/api/setting/1', cair);
    });

    await test.step('a sessão que morre não perde o texto, e dois toques o salvam uma vez', async () => {
      await encerrarAoEnviar(page, admin.id, /PUT \/api\/setting\/1$/);
      await page.getByRole('button', { name: 'Atualizar' }).click();
      await expect(page).toHaveURL(/\/web\/login$/);
      await preencherLogin(page, admin.email, SENHA);
      await expect(page.getByText('Continue de onde parou')).toBeVisible();
      await expect(editor(page)).toContainText(`plantão ${admin.id}`);
      const chamadas = await emLinhaLenta(page, /PUT \/api\/setting\/1$/);
      await tocarDuasVezes(page.getByRole('button', { name: 'Atualizar' }));
      await expect(page.getByText('Contato alterado com sucesso')).toBeVisible();
      expect(chamadas()).toBe(1);
    });
  });
});

import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { emLinhaLenta, tocarDuasVezes } from './apoio/dedo-apressado';
import { irPorDentro } from './apoio/dentro';
import { encerrarAoEnviar } from './apoio/fila';
import { NA_MESA } from './apoio/larguras';
import { type Conta, criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';
import { umDeCadaVez } from './apoio/um-de-cada-vez';

test.use(NA_MESA);

const editor = (page: Page) => page.getByRole('textbox', { name: 'Texto de contato' });
const ferramenta = (page: Page, nome: string) =>
  page.getByRole('toolbar', { name: 'Formatação do texto' }).getByRole('button', { name: nome, exact: true });

/** The editor takes the focus back with the next frame; nobody types before it. */
async function usar(page: Page, nome: string): Promise<void> {
  await ferramenta(page, nome).click();
  await page.evaluate(() => new Promise((ok) => requestAnimationFrame(() => requestAnimationFrame(ok))));
}

async function abrirEditor(page: Page): Promise<Conta> {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, '/web/contato-adm');
  await expect(editor(page)).toBeVisible();
  return admin;
}

/** Leaves the text as it was found: other tests read it. */
async function comOTextoDeVolta(acao: () => Promise<void>): Promise<void> {
  await umDeCadaVez('contato', async () => {
    const [antes] = await consultar<{ texto_sac: string }>('select texto_sac from configuracao');
    try {
      await acao();
    } finally {
      await consultar('update configuracao set texto_sac = $1', [antes?.texto_sac]);
    }
  });
}

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

import { expect, type Page } from '@playwright/test';
import { consultar } from './banco';
import { type Conta, criarConta, entrar } from './pessoas';
import { umDeCadaVez } from './um-de-cada-vez';

export const editor = (page: Page) => page.getByRole('textbox', { name: 'Texto de contato' });
export const ferramenta = (page: Page, nome: string) =>
  page.getByRole('toolbar', { name: 'Formatação do texto' }).getByRole('button', { name: nome, exact: true });

/** The editor takes the focus back with the next frame; nobody types before it. */
export async function usar(page: Page, nome: string): Promise<void> {
  await ferramenta(page, nome).click();
  await page.evaluate(() => new Promise((ok) => requestAnimationFrame(() => requestAnimationFrame(ok))));
}

export async function abrirEditor(page: Page): Promise<Conta> {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, '/web/contato-adm');
  await expect(editor(page)).toBeVisible();
  return admin;
}

/** Leaves the text as it was found: other tests read it. */
export async function comOTextoDeVolta(acao: () => Promise<void>): Promise<void> {
  await umDeCadaVez('contato', async () => {
    const [antes] = await consultar<{ texto_sac: string }>('select texto_sac from configuracao');
    try {
      await acao();
    } finally {
      await consultar('update configuracao set texto_sac = $1', [antes?.texto_sac]);
    }
  });
}

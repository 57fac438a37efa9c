import { expect, type Page } from '@playwright/test';
import { prontoParaOffline } from './aparelho';
import { chegarAoTutor, GUARDADA, indicacoesDe } from './assistente';
import { entrar } from './pessoas';

export const guardada = (page: Page) => page.getByRole('dialog', { name: GUARDADA });
export const secao = (page: Page) => page.getByRole('region', { name: /Aguardando envio/ });
export const pendentes = (page: Page) => page.getByRole('article', { name: /^(Aguardando envio|Recusada)/ });
export const enviarIndicacao = (page: Page) => page.getByRole('button', { name: 'Enviar indicação' });
export const verFila = (page: Page) => page.getByRole('button', { name: 'Ver o que aguarda envio' });
export const telefonesDe = async (id: number) => (await indicacoesDe(id)).map(({ telefone }) => telefone).sort();

/** In the wizard, with the app on the device. */
export async function entrarPronto(page: Page, email: string, onde = '/web/prescricoes/nova'): Promise<void> {
  await entrar(page, email, onde);
  await prontoParaOffline(page);
}

/** Whole recommendations that stay on the device, one after the other; the wizard is open. */
export async function guardar(page: Page, telefones: string[]): Promise<void> {
  for (const [i, telefone] of telefones.entries()) {
    if (i > 0) await guardada(page).getByRole('link', { name: 'Nova indicação' }).click();
    await chegarAoTutor(page);
    await page.getByLabel('Telefone do tutor').fill(telefone);
    await enviarIndicacao(page).click();
    await expect(guardada(page)).toBeVisible();
  }
}

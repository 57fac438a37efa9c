import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { criarConta, entrar } from './pessoas';

export const marca = () => String(randomInt(1e9)).padStart(9, '0');
export const linha = (page: Page, nome: string) => page.getByRole('row', { name: new RegExp(nome) });

export async function abrir(page: Page, endereco = 'produtos'): Promise<void> {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, `/web/${endereco}`);
}

/** The form of a new product, but for its picture. */
export async function preencher(page: Page, nome: string, nomeCurto: string): Promise<void> {
  await page.getByText('Origens', { exact: true }).click();
  await page.getByText('Cães', { exact: true }).click();
  await page.getByLabel('Linha').selectOption('Class');
  await page.getByLabel('Porte').selectOption('Gigante');
  await page.getByLabel('Nome', { exact: true }).fill(nome);
  await page.getByLabel('Nome curto').fill(nomeCurto);
  await page.getByLabel('Link').fill('https://example.com/novo');
  await page.getByLabel('Energia metabolizável').fill('3.560');
  await page.getByLabel('Calculadora', { exact: true }).selectOption('comum');
}

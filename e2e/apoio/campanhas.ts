import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Conta } from './pessoas';

export const nomeNovo = () => `Campanha ${randomInt(10 ** 9)}`;

/** A form of a new campaign stands open. */
export async function criarCampanha(page: Page, nome: string, desconto: string): Promise<void> {
  await page.getByLabel('Campanha').fill(nome);
  await page.getByLabel('Desconto').fill(desconto);
  await page.getByLabel('Validade').fill('31122199');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Campanha criada com sucesso')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojas da campanha' })).toBeVisible();
}

export async function incluirLoja(page: Page, { nome }: Conta): Promise<void> {
  await page.getByLabel('Buscar loja').fill(nome);
  await expect(page.getByText('1 loja', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(nome) }).check();
  await expect(page.getByText('1 loja selecionada')).toBeVisible();
}

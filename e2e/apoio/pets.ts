import type { Page } from '@playwright/test';

export async function preencherPet(page: Page, nome: string): Promise<void> {
  await page.getByText('Cão', { exact: true }).click();
  await page.getByLabel('Nome').fill(nome);
  await page.getByRole('combobox', { name: 'Raça' }).fill('beag');
  await page.getByRole('option', { name: 'Beagle' }).click();
  await page.getByLabel('Data de nascimento').fill('10052021');
  await page.getByLabel('Peso').fill('12,5');
}

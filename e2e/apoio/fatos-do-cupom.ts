import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './acessibilidade';
import { consultar } from './banco';
import type { Conta } from './pessoas';

/** The coupon whose page this is, as its store and the team see it: its code and where it is used, never the QR. */
export async function exigirFatosDoCupom(page: Page, loja: Conta): Promise<void> {
  const id = page.url().split('/').at(-1);
  const [cupom] = await consultar<{ codigo: string }>('select codigo from cupom where id = $1', [id]);
  if (!cupom) throw new Error(`não há o cupom ${id}`);
  await expect(page.getByText(cupom.codigo.replace(/.{4}(?=.)/g, '$&-'))).toBeVisible();
  await expect(page.getByText(loja.nome, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
  await exigirAcessivel(page);
}

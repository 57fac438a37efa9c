import { expect, type Page } from '@playwright/test';
import { consultar } from './banco';
import { entrar } from './pessoas';
import { finalDoCpf } from './selo';

export async function abrirCaixa(page: Page, email: string): Promise<void> {
  await entrar(page, email, '/web/cupom/efetivar');
}

export async function digitarCodigo(page: Page, codigo: string): Promise<void> {
  await page.getByLabel('Código do cupom').fill(codigo);
}

export const digitos = (page: Page) => page.getByLabel('Número da tela ou final do CPF');

/** A coupon of this store's, read by its code and the end of the tutor's CPF. */
export async function lerPorCodigo(
  page: Page,
  { codigo, idCupom }: { codigo: string; idCupom: number },
): Promise<void> {
  await digitarCodigo(page, codigo);
  await digitos(page).fill(await finalDoCpf(idCupom));
  await page.keyboard.press('Enter');
}

export const valido = (page: Page) => page.getByRole('heading', { name: 'Cupom válido · 10%' });
export const sucesso = (page: Page) => page.getByRole('heading', { name: 'Desconto concedido com sucesso' });
export const confirmar = (page: Page) => page.getByRole('button', { name: 'Confirmar desconto' });

export async function preencherVenda(page: Page): Promise<void> {
  await preencherOutraVenda(page);
  await page.getByLabel('Nome do funcionário').fill('Caio');
}

/** The next one of the same shift: the till remembers who sells. */
export async function preencherOutraVenda(page: Page): Promise<void> {
  await expect(valido(page)).toBeVisible();
  await page.getByLabel('Valor da compra').pressSequentially('28990');
  await page.getByRole('radio', { name: '15 kg' }).check();
}

/** How often the coupon was validated, and what for. */
export async function vendaRegistrada(idCupom: number) {
  return consultar<{ valor: number; descontado: number; nome_funcionario: string }>(
    `select valor, descontado, nome_funcionario from cupom where id = $1 and estado = 'efetivado'`,
    [idCupom],
  );
}
export const UMA_VENDA = [{ valor: 28_990, descontado: 2_899, nome_funcionario: 'Caio' }];

import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Page } from '@playwright/test';

export const HOJE = isoParaBr(hojeEmSaoPaulo(new Date()));
export const COLUNAS = 'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao';

export async function escolher(page: Page, nome: string, linhas: string[]): Promise<void> {
  const buffer = Buffer.from(linhas.join('\r\n'), 'latin1');
  await page.locator('input[type=file]').setInputFiles({ name: nome, mimeType: 'text/csv', buffer });
}

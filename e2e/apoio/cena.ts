import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { consultar } from './banco';

/** One form, ready to be filled by who may. */
type Cena = {
  conta: { id: number; email: string };
  onde: string;
  preencher: (page: Page) => Promise<void>;
  /** What was typed is on the screen. */
  conferir: (page: Page) => Promise<void>;
  botao: string;
  /** Where what was sent waits to be sent again as it was. */
  botaoDepois?: string;
  /** The call that changes something. */
  chamada: RegExp;
  /** How often it took effect. */
  efeito: () => Promise<number>;
};

export type Preparar = (request: APIRequestContext) => Promise<Cena>;

export async function contar(sql: string, ...valores: unknown[]): Promise<number> {
  return (await consultar<{ n: number }>(`select count(*)::int as n from ${sql}`, valores))[0]?.n ?? -1;
}

const preencherCampos = (campos: Record<string, string>) => async (page: Page) => {
  for (const [rotulo, valor] of Object.entries(campos)) await page.getByLabel(rotulo, { exact: true }).fill(valor);
};
export const conferirCampos = (campos: Record<string, string>) => async (page: Page) => {
  for (const [rotulo, valor] of Object.entries(campos)) {
    await expect(page.getByLabel(rotulo, { exact: true })).toHaveValue(valor);
  }
};
export const campos = (valores: Record<string, string>) => ({
  preencher: preencherCampos(valores),
  conferir: conferirCampos(valores),
});

import type { Page } from '@playwright/test';
import { consultar } from './banco';
import { type Conta, criarConta } from './pessoas';

type Ponto = { latitude: number; longitude: number };

let lugares = 0;

/** Somewhere in the ocean, a degree away from the place of any other test: no store of theirs is within the radius. */
export function lugarDeserto(): Ponto {
  lugares += 1;
  return { latitude: -5 - (Number(process.env.TEST_WORKER_INDEX) % 75), longitude: -60 - (lugares % 119) };
}

/** Physical stores that many kilometres north of the point, nearest first. */
export async function criarLojasPerto({ latitude, longitude }: Ponto, distancias: number[]): Promise<Conta[]> {
  return Promise.all(
    distancias.map(async (km) => {
      const loja = await criarConta('lojista');
      await consultar('update lojista set latitude = $2, longitude = $3 where id = $1', [
        loja.id,
        latitude + km / 111.195,
        longitude,
      ]);
      return loja;
    }),
  );
}

export async function criarLojaOnline(): Promise<Conta> {
  const loja = await criarConta('lojista');
  await consultar(
    `update lojista set tipo = 'loja_online', latitude = null, longitude = null, site = 'loja.example.com' where id = $1`,
    [loja.id],
  );
  return loja;
}

/** The card of a store in a list. */
export const cartao = (page: Page, loja: Conta) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: loja.nome }) });

export async function abrirLoja(page: Page, loja: Conta): Promise<void> {
  await cartao(page, loja).getByRole('button', { name: loja.nome }).click();
}

import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { consultar } from './banco';
import { type Conta, criarConta } from './pessoas';

type Ponto = { latitude: number; longitude: number };

/** Somewhere in the forest, where no other test has a store within the radius. */
export function lugarDeserto(): Ponto {
  return { latitude: -3 - randomInt(4_000_000) / 1e6, longitude: -60 - randomInt(8_000_000) / 1e6 };
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

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { escolher } from './apoio/arquivo-de-baixa';
import { consultar } from './apoio/banco';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

// What only a browser does with a file: to take it down, and to send one up.
test('o modelo desce para o aparelho, e a planilha que sobe entra no estoque da loja online', async ({ page }) => {
  const [admin, loja] = [await criarConta('indicabem'), await criarConta('lojista')];
  await consultar(`update lojista set tipo = 'loja_online' where id = $1`, [loja.id]);
  await entrar(page, admin.email, `/web/cupons-online?loja=${loja.id}`);
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixe o Modelo: cupons da loja' }).click();
  const modelo = await baixado;
  expect(modelo.suggestedFilename()).toBe('modelo-cupons-online.csv');
  const [topo = ''] = (await readFile(await modelo.path(), 'utf8')).split('\r\n');
  expect(topo).toBe('\ufeffcodigo_coupon;desconto;data_validade');

  const codigo = `LJ-${randomUUID().slice(0, 8)}`;
  await escolher(page, 'cupons.csv', [topo.slice(1), `${codigo};12,5;31/12/2099`]);
  await page.getByRole('button', { name: 'Enviar 1 linha' }).click();
  await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
  const estoque = await consultar('select codigo from cupom_online where lojista_id = $1', [loja.id]);
  expect(estoque).toEqual([{ codigo }]);
});

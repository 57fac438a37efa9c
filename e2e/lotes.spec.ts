import { randomBytes } from 'node:crypto';
import { codigoDeBytes, TAMANHO_DO_CODIGO } from '@indica-bem/domain/prescricao/codigo';
import { expect, test } from '@playwright/test';
import { consultar } from './apoio/banco';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

/** A batch as somebody of the team would make it, for its cards to be printed. */
async function gerarLote(idDoAdmin: number, quantos: number): Promise<number> {
  const codigos = Array.from({ length: quantos }, () => codigoDeBytes(randomBytes(64), TAMANHO_DO_CODIGO));
  const [cartao] = await consultar<{ lote: number }>(
    `with l as (insert into lote (data_referencia, quantidade, criado_por)
                values ('2026-01-05', cardinality($2::text[]), $1) returning id)
     insert into prescricao (codigo, data, lote_id)
     select codigo, '2026-01-05', id from l, unnest($2::text[]) codigo returning lote_id as lote`,
    [idDoAdmin, codigos],
  );
  return cartao?.lote ?? 0;
}

test('dos cartões de um lote se imprimem só os cartões, e dez cabem na folha', async ({ page }) => {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, `/web/gerar-codigos/imprimir/${await gerarLote(admin.id, 12)}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Aponte a câmera' })).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Cartões do lote' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  const folha = await page.getByRole('list', { name: 'Folha 1', exact: true }).boundingBox();
  expect(folha?.height).toBeLessThanOrEqual((275 / 25.4) * 96);
});

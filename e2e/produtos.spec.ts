import { expect, test } from '@playwright/test';
import { consultar } from './apoio/banco';
import { corDoMeio, foto } from './apoio/imagens';
import { NA_MESA } from './apoio/larguras';
import { abrir, linha, marca, preencher } from './apoio/produtos';

test.use(NA_MESA);

test('a foto escolhida é vista antes de ir, e o produto criado a mostra na lista', async ({ page, request }) => {
  const nome = `Prova ${marca()}`;
  await abrir(page, 'produto/novo');
  await preencher(page, `Class ${nome}`, nome);
  await page.getByLabel('Foto do produto').setInputFiles(await foto('#c33'));
  await expect(page.getByAltText('Nova imagem escolhida')).toBeVisible();
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar produto' }).fill(nome);
  const endereco = await linha(page, nome).locator('img').getAttribute('src');
  const imagem = await request.get(endereco ?? '');
  expect(imagem.headers()['content-type']).toBe('image/webp');
  expect(await corDoMeio(await imagem.body())).toBe('vermelho');
  await consultar('update produto set excluido_em = now() where nome_curto = $1', [nome]);
});

import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { foto } from './apoio/imagens';
import { criarConta, entrar } from './apoio/pessoas';

test('uma entrega vai do formulário à página de todos: foto refeita, recibo só para guardar, e sai quando se retira', async ({
  page,
  request,
}) => {
  const lar = `Lar ${String(randomInt(1e9)).padStart(9, '0')}`;
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const naPagina = async () => {
    const { entregas } = await (await request.get('/api/transparencia/entregas?limite=100')).json();
    return entregas.find(({ instituicao }: { instituicao: string }) => instituicao === lar);
  };

  await entrar(page, (await criarConta('indicabem')).email, '/web/entregas');
  await page.getByRole('link', { name: 'Nova entrega' }).click();
  await page.getByLabel('Quilos').fill('12,5');
  await page.getByLabel('Instituição').fill(lar);
  await page.getByLabel('Cidade').fill('Sorocaba');
  await page.getByLabel('Foto (opcional)').setInputFiles(await foto('#c33'));
  await page.getByLabel('Descrição da foto').fill('Um saco vermelho');
  await page
    .getByLabel('Documento em PDF')
    .setInputFiles({ name: '../recibo.html', mimeType: 'text/html', buffer: pdf });
  await expect(page.getByRole('article', { name: 'Como todos veem' }).getByAltText('Um saco vermelho')).toBeVisible();
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Registrar entrega' }).click();
  await expect(page.getByText('Entrega salva. Todos já podem vê-la.')).toBeVisible();
  await expect.poll(naPagina).toMatchObject({ quantidade: 12.5, documento: null });
  const imagem = await request.get((await naPagina()).foto.endereco);
  expect(imagem.headers()['content-type']).toBe('image/webp');

  await page.getByRole('link', { name: lar, exact: true }).click();
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: `Baixar o documento de ${lar}` }).click();
  const arquivo = await baixado;
  expect(arquivo.suggestedFilename()).toMatch(/^entrega-\d+\.pdf$/);
  expect(await readFile(await arquivo.path())).toEqual(pdf);

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByLabel('Mostrar a todos').check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(async () => (await naPagina()).documento).not.toBeNull();
  const { documento } = await naPagina();
  const publico = await request.get(documento);
  expect([publico.headers()['content-disposition']?.split(';')[0], await publico.body()]).toEqual(['attachment', pdf]);

  await page.getByRole('link', { name: lar, exact: true }).click();
  await page.getByRole('button', { name: `Retirar a entrega a ${lar}` }).click();
  await page.getByLabel('Por que ela sai').fill('Era um teste.');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText(/Retirada da página/)).toBeVisible();
  expect([await naPagina(), (await request.get(documento)).status()]).toEqual([undefined, 404]);
});

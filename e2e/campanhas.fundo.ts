import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { criarCampanha, incluirLoja, nomeNovo } from './apoio/campanhas';
import { irPorDentro } from './apoio/dentro';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const linha = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome });

test('muitas lojas entram e saem; a campanha é alterada, vence e é deletada', async ({ page }) => {
  const [nome, bairro, loja] = [nomeNovo(), `Vila${randomInt(10 ** 9)}`, await criarConta('lojista')];
  const lojas = await Promise.all(Array.from({ length: 60 }, () => criarConta('lojista')));
  await consultar('update lojista set bairro = $2 where id = any($1)', [lojas.map(({ id }) => id), bairro]);
  await entrar(page, (await criarConta('indicabem')).email, '/web/campanhas/nova');
  await criarCampanha(page, nome, '12');

  await test.step('muitas lojas de uma vez: todas as que a busca acha entram, e saem', async () => {
    await page.getByLabel('Buscar loja').fill(bairro);
    await expect(page).toHaveURL(/busca=Vila/);
    await expect(page.getByRole('listitem').filter({ hasText: bairro })).toHaveCount(50);
    await expect(page.getByText('50 lojas até aqui')).toBeVisible();
    await page.getByRole('button', { name: 'Selecionar todas as encontradas' }).click();
    await expect(page.getByText('60 lojas selecionadas')).toBeVisible();
    await page.getByRole('checkbox').first().uncheck();
    await page.getByRole('button', { name: 'Incluir na campanha' }).click();
    await expect(page.getByText('59 lojas incluídas')).toBeVisible();
    await expect(page.getByText(/· 59 lojas$/)).toBeVisible();
    await page.getByRole('link', { name: 'Nesta campanha' }).click();
    await page.getByRole('button', { name: 'Selecionar todas as encontradas' }).click();
    await page.getByRole('button', { name: 'Retirar da campanha' }).click();
    await expect(page.getByText('59 lojas retiradas')).toBeVisible();
    await expect(page.getByText(/· Nenhuma loja ainda$/)).toBeVisible();
  });

  await test.step('é alterada, e marcada quando vence', async () => {
    await page.getByRole('link', { name: 'Todas' }).click();
    await incluirLoja(page, loja);
    await page.getByRole('button', { name: 'Incluir na campanha' }).click();
    await expect(page.getByText('1 loja incluída')).toBeVisible();
    await irPorDentro(page, `/web/campanhas?busca=${encodeURIComponent(nome)}`);
    await expect(linha(page, nome)).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: `Editar ${nome}` }).click();
    await expect(page.getByLabel('Desconto')).toHaveValue('12');
    await page.getByLabel('Desconto').fill('120');
    await expect(page.getByText('Falta preencher: desconto válido.')).toBeVisible();
    await page.getByLabel('Desconto').fill('18');
    await page.getByLabel('Validade').fill('01012020');
    await expect(page.getByText('Campanha vencida')).toBeVisible();
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Campanha alterada com sucesso')).toBeVisible();
    await page.getByLabel('Buscar campanha').fill(nome);
    await expect(page).toHaveURL(/\/web\/campanhas\?busca=/);
    await expect(linha(page, nome)).toContainText('18%');
    await expect(linha(page, nome)).toContainText('Vencida');
    await page.getByRole('link', { name: 'Vigentes' }).click();
    await expect(page.getByRole('heading', { name: 'Nenhuma campanha encontrada' })).toBeVisible();
  });

  await test.step('é deletada dizendo quantas lojas solta', async () => {
    await page.getByRole('link', { name: 'Todas' }).click();
    await page.getByRole('button', { name: `Excluir ${nome}` }).click();
    await expect(page.getByRole('dialog')).toContainText('1 loja fica sem campanha');
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Deletado com sucesso.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhuma campanha encontrada' })).toBeVisible();
    const [solta] = await consultar('select campanha_id from lojista where id = $1', [loja.id]);
    expect(solta).toEqual({ campanha_id: null });
  });
});

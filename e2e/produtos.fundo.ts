import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { criarPessoa, indicar, resgatar } from './apoio/jornada';
import { NA_MESA, naOutraLargura } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const marca = () => String(randomInt(1e9)).padStart(9, '0');
const linha = (page: Page, nome: string) => page.getByRole('row', { name: new RegExp(nome) });

async function abrir(page: Page, endereco = 'produtos'): Promise<void> {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, `/web/${endereco}`);
}

/** A product of this test alone, so that tests side by side do not share one. */
async function criarProduto(nome: string): Promise<number> {
  const [produto] = await consultar<{ id: number }>(
    `insert into produto (categoria, sub_categoria, especie, porte, nome, nome_curto, link, energia_metabolizavel, tipo_calculadora)
     values ('Origens', 'Class', 'cao', 'Gigante', $1, $1, 'https://example.com', 4000, 'comum') returning id`,
    [nome],
  );
  return produto?.id ?? 0;
}

test('a lista dos produtos: a busca, os filtros, uma edição e uma exclusão', async ({ page, request }) => {
  const nome = `Prova ${marca()}`;
  const id = await criarProduto(nome);
  const [parceiro, tutor] = [await criarPessoa(request, 'prescritor'), await criarPessoa(request, 'tutor')];
  const { idPrescricao, codigoDaIndicacao } = await indicar(request, parceiro);
  await consultar('update prescricao set produto_id = $1 where id = $2', [id, idPrescricao]);
  await resgatar(request, tutor, codigoDaIndicacao);
  const busca = page.getByRole('searchbox', { name: 'Buscar produto' });
  await abrir(page);

  await test.step('a busca ignora acentos, os filtros vivem no endereço e sobrevivem à volta', async () => {
    await expect(page.getByRole('row')).toHaveCount(26);
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect(page.getByRole('row')).toHaveCount(51);
    await busca.fill('salmao');
    await expect(page).toHaveURL(/busca=salmao/);
    // On a phone the filters are behind a button; chosen there, they are the same ones.
    await naOutraLargura(page, async () => {
      await page.getByRole('button', { name: /^Filtros/ }).click();
      await page.getByLabel('Espécie').selectOption('Cães');
    });
    await expect(page).toHaveURL(/especie=cao/);
    await expect(page.getByRole('row').nth(1)).toContainText('Salmão');
    await page
      .getByRole('link', { name: /^Editar/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editar produto' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/busca=salmao&especie=cao/);
    await busca.fill('nada assim');
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL(/\/web\/produtos$/);
    await expect(busca).toHaveValue('');
  });

  await test.step('editado, muda na lista e onde aparece', async () => {
    await busca.fill(nome);
    await linha(page, nome)
      .getByRole('link', { name: `Editar ${nome}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/web/produto/editar/${id}$`));
    await page.getByLabel('Nome', { exact: true }).fill(`${nome} mudado`);
    await page.getByText('Não', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
    await expect(page).toHaveURL(/\/web\/produtos\?busca=/);
    await expect(linha(page, `${nome} mudado`)).not.toContainText('Indicações');
    const [gravado] = await consultar('select em_prescricao, em_catalogo from produto where id = $1', [id]);
    expect(gravado).toEqual({ em_prescricao: false, em_catalogo: true });
  });

  await test.step('a exclusão pergunta; excluído, sai da lista e continua na indicação já feita', async () => {
    const excluir = page.getByRole('button', { name: `Excluir ${nome} mudado` });
    const pergunta = page.getByRole('dialog', { name: 'Tem certeza que deseja excluir?' });
    await excluir.click();
    await pergunta.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('Produto não excluído')).toBeVisible();
    await excluir.click();
    await pergunta.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Produto excluído com sucesso')).toBeVisible();
    await expect(page.getByText('Nenhum produto encontrado')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await entrar(page, tutor.email, `/web/indicacao/codigo/${idPrescricao}`);
    await expect(page.getByRole('main').getByText(nome).first()).toBeVisible();
  });
});

import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { abrirAssistente, opcao } from './apoio/assistente';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { corDoMeio, foto, fotoCortada } from './apoio/imagens';
import { criarPessoa, indicar, resgatar } from './apoio/jornada';
import { NA_MESA, naOutraLargura } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';
import { abrir, linha, marca, preencher } from './apoio/produtos';

test.use(NA_MESA);

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

test('um produto novo aparece na lista, no assistente do parceiro e no catálogo', async ({ page, request }) => {
  const nome = `Prova ${marca()}`;
  await abrir(page, 'produto/novo');

  await test.step('o formulário diz o que falta, a porção e a prévia', async () => {
    await expect(page.getByText(/Falta preencher: marca, espécie, linha/)).toBeVisible();
    await preencher(page, `Class ${nome}`, nome);
    await expect(page.getByText('Um cão de 10 kg, ativo: 205 g/dia')).toBeVisible();
    const previa = page.getByRole('complementary', { name: 'Prévia do catálogo' });
    await expect(previa.getByText(nome)).toBeVisible();
  });

  await test.step('uma foto cortada a tela mostra, mas o servidor recusa, no campo; e nada digitado se perde', async () => {
    await page.getByLabel('Foto do produto').setInputFiles(await fotoCortada());
    await page.getByRole('button', { name: 'Criar produto' }).click();
    await expect(page.getByText('Erro no cadastro')).toBeVisible();
    await expect(page.getByText('O arquivo da imagem está incompleto ou danificado. Envie outro.')).toBeVisible();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(`Class ${nome}`);
    await expect(page.getByAltText('Nova imagem escolhida')).toBeVisible();
  });

  await test.step('com outra foto é criado, e a lista a mostra', async () => {
    await page.getByLabel('Foto do produto').setInputFiles(await foto('#c33'));
    await expect(page.getByText('O arquivo da imagem está incompleto ou danificado. Envie outro.')).toBeHidden();
    await expect(page.getByAltText('Nova imagem escolhida')).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Criar produto' }).click();
    await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar produto' }).fill(nome);
    const endereco = await linha(page, nome).locator('img').getAttribute('src');
    const imagem = await request.get(endereco ?? '');
    expect(imagem.headers()['content-type']).toBe('image/webp');
    expect(await corDoMeio(await imagem.body())).toBe('vermelho');
  });

  await test.step('o parceiro o acha no assistente e no catálogo', async () => {
    const parceiro = await criarConta('prescritor');
    await page.evaluate(() => localStorage.clear());
    await abrirAssistente(page, parceiro.email);
    for (const escolha of ['Cães', 'Origens', 'Class']) await opcao(page, escolha).click();
    await expect(opcao(page, nome)).toBeVisible();
    await irPorDentro(page, '/web/catalogo?marca=origens&animal=cao&linha=class');
    await page.getByRole('link', { name: nome }).click();
    await expect(page.getByRole('link', { name: 'Indicar este alimento' })).toBeVisible();
    await expect(page.getByRole('link', { name: /site da marca/ })).toHaveAttribute('href', 'https://example.com/novo');
  });
  await consultar('update produto set excluido_em = now() where nome_curto = $1', [nome]);
});

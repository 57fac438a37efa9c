import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { irPorDentro } from './apoio/dentro';
import { naOutraLargura } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';
import { preencherPet } from './apoio/pets';
import { cobertos, toast } from './apoio/toast';

async function entrarComoTutora(page: Page, onde: string): Promise<void> {
  await entrar(page, (await criarConta('tutor')).email, onde);
}

test('Mapa das lojas: o que se escolhe na lista abre no mapa, e o contrário; sem as imagens, as lojas continuam lá', async ({
  page,
}) => {
  const loja = await criarConta('lojista');
  const marcador = page.getByRole('button', { name: `${loja.nome}, ` });
  const lista = page.getByRole('region', { name: 'Lojas Físicas' });
  const naLista = lista.getByRole('button', { name: loja.nome });
  const rota = page.getByRole('link', { name: 'Rota' });

  await test.step('da lista para o mapa', async () => {
    await entrarComoTutora(page, '/web/lojistas/mapa');
    await expect(page.getByRole('heading', { level: 1, name: 'Mapa das lojas' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Mapa das lojas/ })).toBeVisible();
    await exigirAcessivel(page);
    await page.getByLabel('Buscar loja').fill(loja.nome);
    await expect(lista.getByRole('listitem')).toHaveCount(1);
    await naLista.click();
    await expect(page).toHaveURL(new RegExp(`loja=${loja.id}`));
    await expect(rota).toHaveAttribute('href', /destination=-23\.5015,-47\.4526/);
    await expect(page.getByText('10% de desconto').first()).toBeVisible();
    await exigirAcessivel(page);
  });

  await test.step('do mapa para a lista, pelo teclado', async () => {
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(rota).toHaveCount(0);
    await expect(naLista).toHaveAttribute('aria-pressed', 'false');
    await expect(marcador).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rota).toBeVisible();
    await expect(naLista).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(rota).toHaveCount(0);
    await expect(marcador).toBeFocused();
    await page.keyboard.press('Space');
    await expect(rota).toBeVisible();
  });

  await test.step('ver em lista e voltar acha a loja aberta', async () => {
    await page.getByRole('link', { name: 'Ver em lista' }).click();
    await expect(page).toHaveURL(/\/web\/lojistas$/);
    await page.goBack();
    await expect(rota).toBeVisible();
  });

  await test.step('sem as imagens do mapa as lojas continuam lá', async () => {
    await page.route('**/api/configuracao-publica', (pedido) =>
      pedido.fulfill({ json: { mapa: 'https://mapa.example.com/{z}/{x}/{y}.png' } }),
    );
    await page.route('https://mapa.example.com/**', (pedido) => pedido.abort());
    await page.goto(`/web/lojistas/mapa?busca=${encodeURIComponent(loja.nome)}`);
    await expect(marcador).toBeVisible();
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await page.getByLabel('Buscar loja').fill('loja que não existe');
    await expect(page.getByText('Nenhuma loja encontrada')).toBeVisible();
  });
});

// Their forms, lists and questions: component tests in web/src, and `meus-pets.fundo.ts`, `dias-do-tutor.fundo.ts`.
test('Pets e catálogo: o aviso não cobre o que se toca, o foco volta, e um produto é acessível', async ({ page }) => {
  await test.step('salvo o pet, o aviso não cobre o que se toca', async () => {
    await entrarComoTutora(page, '/web/pet/novo');
    await preencherPet(page, 'Pipoca');
    await page.getByRole('button', { name: 'Salvar pet' }).click();
    await expect(page).toHaveURL(/\/web\/home$/);
    await expect(toast(page, 'Pet salvo com sucesso')).toBeVisible();
    await expect.poll(() => cobertos(page)).toEqual([]);
    await naOutraLargura(page, () => expect.poll(() => cobertos(page)).toEqual([]));
    await page.getByRole('link', { name: 'Ver lista' }).click();
    await expect(page.getByRole('article', { name: 'Pipoca' })).toBeVisible();
    await exigirAcessivel(page);
  });

  await test.step('a pergunta fechada, como a gaveta do menu, devolve o foco ao botão', async () => {
    const abrirMenu = page.getByRole('button', { name: 'Abrir menu' });
    for (const botao of [page.getByRole('button', { name: 'Excluir Pipoca' }), abrirMenu]) {
      await botao.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(botao).toBeFocused();
    }
  });

  await test.step('o catálogo e o produto', async () => {
    await irPorDentro(page, '/web/catalogo?marca=formula&animal=cao');
    await expect(page.getByRole('heading', { name: 'Escolha a linha' })).toBeVisible();
    await page.getByRole('link', { name: 'Life', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Life para cães' })).toBeFocused();
    await page
      .getByRole('link', { name: /Ver produto/ })
      .first()
      .click();
    await page.getByLabel('Peso do pet').fill('10');
    await expect(page.getByText(/^\d+ g por dia/)).toBeVisible();
    await exigirAcessivel(page);
  });
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { tocarSemPausa } from './apoio/dedo-apressado';
import { irPorDentro } from './apoio/dentro';
import { naOutraLargura } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';
import { preencherPet } from './apoio/pets';
import { cobertos, toast } from './apoio/toast';

async function mudarParaGato(page: Page, pipoca: Locator): Promise<void> {
  await page.getByRole('link', { name: 'Editar Pipoca' }).click();
  await expect(page.getByLabel('Peso')).toHaveValue('12,5');
  await page.getByText('Gato', { exact: true }).click();
  await expect(page.getByText('Porte')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Raça' }).fill('srd');
  await page.getByRole('option', { name: 'Sem Raça Definida (SRD)' }).click();
  await page.getByLabel('Peso').fill('4,1');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(toast(page, 'Pet salvo com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/pet$/);
  await expect(pipoca).toContainText('Gato · Sem Raça Definida (SRD)');
}

test('Meus Pets: do primeiro cadastro ao último adeus', async ({ page }) => {
  const tutor = await criarConta('tutor');
  const salvar = page.getByRole('button', { name: 'Salvar pet' });
  const pipoca = page.getByRole('article', { name: 'Pipoca' });

  await test.step('da lista vazia ao formulário', async () => {
    await entrar(page, tutor.email, '/web/pet');
    await expect(page.getByRole('heading', { name: 'Nenhum pet por aqui ainda' })).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Cadastrar pet' }).click();
    await expect(page.getByText('Falta preencher: espécie, nome, data de nascimento, raça e peso.')).toBeVisible();
    await preencherPet(page, 'Pipoca');
    await expect(page.getByRole('radio', { name: 'Médio' })).toBeChecked();
    await exigirAcessivel(page);
  });

  await test.step('recusado, o cadastro diz onde e não perde o que foi digitado', async () => {
    await page.getByLabel('Data de nascimento').fill('31/12/2099');
    await salvar.click();
    await expect(page.getByText('A data de nascimento está no futuro')).toBeVisible();
    await expect(page.getByLabel('Data de nascimento')).toBeFocused();

    await page.getByLabel('Data de nascimento').fill('10052021');
    await page.route('**/api/pet', (rota) => rota.abort());
    await salvar.click();
    await expect(toast(page, 'Erro no cadastrado')).toBeVisible();
    await expect(page.getByText('Sem conexão com a internet')).toBeVisible();
    await expect(page.getByLabel('Nome')).toHaveValue('Pipoca');
    await expect(page.getByRole('combobox', { name: 'Raça' })).toHaveValue('Beagle');
    await page.unroute('**/api/pet');
  });

  await test.step('dois toques em Salvar pet fazem um pet; o aviso leva à lista e não cobre o que se toca', async () => {
    await tocarSemPausa(salvar);
    await expect(page).toHaveURL(/\/web\/home$/);
    await expect(toast(page, 'Pet salvo com sucesso')).toBeVisible();
    await expect.poll(() => cobertos(page)).toEqual([]);
    await naOutraLargura(page, () => expect.poll(() => cobertos(page)).toEqual([]));
    await page.getByRole('link', { name: 'Ver lista' }).click();
    await expect(pipoca).toContainText('Cão · Beagle');
    await expect(pipoca).toContainText('12,5 kg');
    await expect(pipoca).toContainText(/\d anos/);
    expect(await consultar('select 1 from pet where tutor_id = $1', [tutor.id])).toHaveLength(1);
    await exigirAcessivel(page);
  });

  await test.step('o pet muda', () => mudarParaGato(page, pipoca));

  await test.step('excluir pergunta antes', async () => {
    await page.getByRole('button', { name: 'Excluir Pipoca' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Tem certeza que deseja deletar?' });
    await pergunta.getByRole('button', { name: 'Cancelar' }).click();
    await expect(pipoca).toBeVisible();
    await page.getByRole('button', { name: 'Excluir Pipoca' }).click();
    await pergunta.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByRole('heading', { name: 'Nenhum pet por aqui ainda' })).toBeVisible();
    // Of what is gone the keyboard goes to what stands in its place.
    await expect(page.getByRole('link', { name: 'Adicionar o primeiro' })).toBeFocused();
  });

  await test.step('um pet que não é seu não existe', async () => {
    await irPorDentro(page, '/web/pet/editar/999999999');
    await expect(page.getByText('Não encontramos o que você procura.')).toBeVisible();
    await exigirAcessivel(page);
  });
});

import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { abrirAssistente, opcao } from './apoio/assistente';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { corDoMeio, foto, fotoCortada } from './apoio/imagens';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const marca = () => String(randomInt(1e9)).padStart(9, '0');
const linha = (page: Page, nome: string) => page.getByRole('row', { name: new RegExp(nome) });

async function abrir(page: Page, endereco = 'produtos'): Promise<void> {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, `/web/${endereco}`);
}

async function preencher(page: Page, nome: string, nomeCurto: string): Promise<void> {
  await page.getByText('Origens', { exact: true }).click();
  await page.getByText('Cães', { exact: true }).click();
  await page.getByLabel('Linha').selectOption('Class');
  await page.getByLabel('Porte').selectOption('Gigante');
  await page.getByLabel('Nome', { exact: true }).fill(nome);
  await page.getByLabel('Nome curto').fill(nomeCurto);
  await page.getByLabel('Link').fill('https://example.com/novo');
  await page.getByLabel('Energia metabolizável').fill('3.560');
  await page.getByLabel('Calculadora', { exact: true }).selectOption('comum');
}

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

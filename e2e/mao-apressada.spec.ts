import { expect, type Locator, type Page, test } from '@playwright/test';
import { abrirAssistente, chegarAoTutor, indicacoesDe, pergunta } from './apoio/assistente';
import { consultar } from './apoio/banco';
import { confirmar, preencherVenda, sucesso, UMA_VENDA, vendaRegistrada } from './apoio/caixa';
import { encerrarSessoes } from './apoio/fila';
import { criarPessoa, prepararCupom, telefoneNovo } from './apoio/jornada';
import { naOutraLargura } from './apoio/larguras';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';

/** Two taps before the page can draw anything in between. */
const tocarDuasVezes = (botao: Locator) =>
  botao.evaluate((elemento: HTMLElement) => {
    elemento.click();
    elemento.click();
  });

const contar = async (tabela: string, coluna: string, valor: unknown) =>
  (await consultar<{ n: number }>(`select count(*)::int as n from ${tabela} where ${coluna} = $1`, [valor]))[0]?.n;

async function preencherPet(page: Page, nome: string): Promise<void> {
  await page.getByText('Gato', { exact: true }).click();
  await page.getByLabel('Nome').fill(nome);
  await page.getByRole('combobox', { name: 'Raça' }).fill('srd');
  await page.getByRole('option', { name: 'Sem Raça Definida (SRD)' }).click();
  await page.getByLabel('Data de nascimento').fill('10052021');
  await page.getByLabel('Peso').fill('4,5');
}

/** What a finger could tap that lies under the toast. */
const cobertos = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
    if (!toast) return ['não há aviso'];
    return [...document.querySelectorAll('a[href], button, input, label')]
      .filter((e) => !e.closest('[data-toast]'))
      .map((e) => ({ nome: e.textContent || e.getAttribute('aria-label'), c: e.getBoundingClientRect() }))
      .filter(({ c }) => c.width > 1 && c.height > 1)
      .filter(({ c }) => c.left < toast.right && c.right > toast.left && c.top < toast.bottom && c.bottom > toast.top)
      .map(({ nome }) => nome);
  });

test('dois toques em Salvar pet fazem um pet; o aviso leva à lista e não cobre o que se toca', async ({ page }) => {
  const tutor = await criarConta('tutor');
  await entrar(page, tutor.email, '/web/pet/novo');
  await preencherPet(page, 'Amora');
  await tocarDuasVezes(page.getByRole('button', { name: 'Salvar pet' }));
  await expect(page).toHaveURL(/\/web\/home$/);
  await expect(page.getByText('Pet salvo com sucesso')).toBeVisible();
  await expect.poll(() => cobertos(page)).toEqual([]);
  await naOutraLargura(page, () => expect.poll(() => cobertos(page)).toEqual([]));
  await page.getByRole('link', { name: 'Ver lista' }).click();
  await expect(page.getByRole('article', { name: 'Amora' })).toBeVisible();
  expect(await contar('pet', 'tutor_id', tutor.id)).toBe(1);
});

test('depois de enviar, "voltar" começa outra indicação, sem nada da anterior, e ela sai', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  const [primeiro, segundo] = [telefoneNovo(), telefoneNovo()];
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill(primeiro);
  await page.getByLabel('Anotações').fill('Do primeiro');
  await tocarDuasVezes(page.getByRole('button', { name: 'Enviar indicação' }));
  await expect(page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/prescricoes\/nova$/);
  await chegarAoTutor(page);
  await expect(page.getByLabel('Telefone do tutor')).toHaveValue('');
  await expect(page.getByLabel('Anotações')).toHaveValue('');
  await page.getByLabel('Telefone do tutor').fill(segundo);
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' })).toBeVisible();
  const feitas = await indicacoesDe(parceiro.id);
  expect(feitas.map(({ telefone }) => telefone).sort()).toEqual([primeiro, segundo].sort());
});

test('a sessão que morre ao enviar deixa tudo como estava, diz onde a indicação está e não pede para enviar de novo', async ({
  page,
}) => {
  const parceiro = await criarConta('prescritor');
  const telefone = telefoneNovo();
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill(telefone);
  await page.getByLabel('Anotações').fill('Duas refeições');
  await encerrarSessoes(parceiro.id);
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page).toHaveURL(/\/web\/login$/);
  await expect(page.getByText('Você foi deslogado').first()).toBeVisible();

  await preencherLogin(page, parceiro.email, SENHA);
  await expect(pergunta(page, 'Quem recebe a indicação?')).toBeVisible();
  await expect(page.getByText('Você foi deslogado')).toHaveCount(0);
  await expect(page.getByLabel('Anotações')).toHaveValue('Duas refeições');
  await expect(page.getByText('Esta indicação já foi enviada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar indicação' })).toHaveCount(0);
  expect((await indicacoesDe(parceiro.id)).map((feita) => feita.telefone)).toEqual([telefone]);

  await page.getByRole('link', { name: 'Ver em Indicações Realizadas' }).click();
  await expect(page.getByRole('link', { name: /Abrir indicação/ })).toHaveCount(1);
});

test('a pergunta da troca de loja morre com "voltar", e nenhuma troca é gasta', async ({ page, request }) => {
  const { tutor, idPrescricao, idCupom } = await prepararCupom(request);
  const outra = await criarPessoa(request, 'lojista');
  await entrar(page, tutor.email, `/web/cupom/ver/${idCupom}`);
  await page.goto(`/web/cupom/gera-cupom/${idPrescricao}/${outra.id}`);
  await page.getByRole('button', { name: 'Gerar cupom' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  const [antes] = await consultar<{ vinculos: number }>('select vinculos from prescricao where id = $1', [
    idPrescricao,
  ]);
  expect(antes?.vinculos).toBe(3);
});

test('com a pergunta fechada, o foco volta ao botão; a gaveta do menu também o devolve', async ({ page }) => {
  const tutor = await criarConta('tutor');
  await consultar(
    `insert into pet (tutor_id, nome, tipo, raca, data_nascimento, peso) values ($1, 'Nina', 'Gato', 'Persa', '2020-01-01', 4)`,
    [tutor.id],
  );
  await entrar(page, tutor.email, '/web/pet');
  const deletar = page.getByRole('button', { name: 'Excluir Nina' });
  await deletar.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deletar).toBeFocused();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
});

test('sair com o formulário preenchido pergunta antes; trocar de tipo leva o que foi digitado', async ({ page }) => {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, '/web/usuarios/novo/1');
  await page.getByLabel('E-mail', { exact: true }).fill('fulana@example.com');
  await page.getByRole('navigation', { name: 'Quem será cadastrado' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/web\/usuarios\/novo\/\d+$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('fulana@example.com');
  await page.getByText('Em lote', { exact: true }).click();
  await page.getByText('Simples', { exact: true }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('fulana@example.com');

  await page.locator('a[href="/web/home"]:visible').first().click();
  const aviso = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await expect(aviso).toBeVisible();
  await aviso.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('fulana@example.com');
});

test('uma segunda aba parada no regulamento segue adiante quando a outra aceita', async ({ page, context }) => {
  const tutor = await criarConta('tutor', { aceites: false });
  await page.goto('/web/pet');
  await preencherLogin(page, tutor.email, SENHA);
  await page.getByLabel(/estou de acordo com os Termos de Privacidade/).click();
  await expect(page.getByText('Você já aceitou este documento.')).toBeVisible();
  const segunda = await context.newPage();
  await segunda.goto('/web/eventos');
  await expect(segunda).toHaveURL(/\/web\/aceites$/);
  await expect(segunda.getByLabel(/as normas que constam no Regulamento/)).toBeVisible();
  await page.getByLabel(/as normas que constam no Regulamento/).click();
  await expect(page).toHaveURL(/\/web\/pet$/);
  await expect(segunda).toHaveURL(/\/web\/eventos$/);
});

test('a outra aba sai: esta diz o que houve e, de volta, a venda está como foi digitada', async ({
  page,
  request,
  context,
}) => {
  const { loja, idCupom } = await prepararCupom(request);
  await entrar(page, loja.email, await enderecoDoQr(idCupom));
  await preencherVenda(page);
  const outra = await context.newPage();
  await outra.goto('/web/esqueci');
  await outra.evaluate(() => localStorage.removeItem('usuario'));
  await expect(page).toHaveURL(/\/web\/login$/);
  await expect(page.getByText('Você saiu em outra aba.')).toBeVisible();

  await preencherLogin(page, loja.email, SENHA);
  await expect(page.getByLabel('Valor da compra')).toHaveValue(/289,90/);
  await expect(page.getByRole('radio', { name: '15 kg' })).toBeChecked();
  await confirmar(page).click();
  await expect(sucesso(page)).toBeVisible();
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
});

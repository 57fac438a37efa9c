import { type Browser, expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import {
  abrirAssistente,
  chegarAoTutor,
  escolherProduto,
  imprimirCodigo,
  indicacoesDe,
  pergunta,
} from './apoio/assistente';
import { abrirDiante } from './apoio/camera-falsa';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, telefoneNovo } from './apoio/jornada';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

const comTraco = (codigo: string) => codigo.replace(/.{4}/, '$&-');

let navegador: Browser | undefined;
test.afterEach(() => navegador?.close());

test('o endereço do cartão abre o assistente do parceiro com o código, e um cartão que não serve é dito logo', async ({
  page,
}) => {
  const parceiro = await criarConta('prescritor');
  const codigo = await imprimirCodigo();
  const sucesso = page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' });
  await page.goto(`/web/prescricoes/nova?codigo=${codigo}`);
  await preencherLogin(page, parceiro.email, SENHA);
  await expect(page.getByText(`Cartão ${comTraco(codigo)}`)).toBeVisible();
  await expect(page.getByText('Esta indicação fica no código impresso do cartão.')).toBeVisible();
  await exigirAcessivel(page);

  await test.step('o código sobrevive aos passos e ao recarregar', async () => {
    await escolherProduto(page);
    await expect(page).toHaveURL(new RegExp(`codigo=${codigo}`));
    await page.reload();
    await expect(page.getByText(`Cartão ${comTraco(codigo)}`)).toBeVisible();
    await page.getByLabel('Peso do pet').fill('10');
    await page.getByRole('radio', { name: 'Baixa atividade', exact: true }).check();
    await page.getByRole('button', { name: 'Avançar' }).click();
    await expect(page.getByLabel('Código impresso')).toHaveValue(comTraco(codigo));
    await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
    await page.getByRole('button', { name: 'Enviar indicação' }).click();
    await expect(sucesso).toContainText(comTraco(codigo));
    expect(await indicacoesDe(parceiro.id)).toMatchObject([{ codigo }]);
  });

  // Said at the start, not after seven answers.
  await test.step('o mesmo cartão outra vez', async () => {
    await sucesso.getByRole('button', { name: 'Fechar' }).click();
    await expect(page).toHaveURL('/web/prescricoes');
    await irPorDentro(page, `/web/prescricoes/nova?codigo=${codigo}`);
    await expect(page.getByText('Você já registrou este cartão.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver a indicação' })).toBeVisible();
  });

  await test.step('um cartão que não serve é dito logo ao parceiro, que segue com um código novo', async () => {
    await irPorDentro(page, '/web/prescricoes');
    await irPorDentro(page, '/web/prescricoes/nova?codigo=22222222');
    await expect(page.getByRole('alert')).toContainText('Código inválido.');
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Seguir com um código novo' }).click();
    await expect(page.getByText('Cartão 2222-2222')).toBeHidden();
    await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
  });
});

test('parceiro e tutor leem o cartão com a câmera', async ({ launchOptions, request }, info) => {
  const codigo = await imprimirCodigo();
  const parceiro = await criarConta('prescritor');
  // The host of the print shop's copy does not matter, only the code.
  const aberta = await abrirDiante(
    `https://outro.example.com/web/prescricoes/nova?codigo=${codigo}`,
    launchOptions,
    info,
  );
  navegador = aberta.navegador;
  const { page } = aberta;
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await page.getByRole('button', { name: 'Usar código impresso' }).click();
  await page.getByRole('button', { name: 'Ler o cartão com a câmera' }).click();
  await expect(page.getByLabel('Código impresso')).toHaveValue(comTraco(codigo));
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' })).toBeVisible();

  await test.step('o cartão seguinte, aberto na mesma aba, não é tomado pela indicação que já saiu', async () => {
    const seguinte = await imprimirCodigo();
    await page.goto(`/web/prescricoes/nova?codigo=${seguinte}`);
    await expect(page.getByText(`Cartão ${comTraco(seguinte)}`)).toBeVisible();
  });

  await page.evaluate(() => localStorage.clear());
  const tutor = await criarPessoa(request, 'tutor');
  await entrar(page, tutor.email, '/web/prescricoes/nova');
  await page.getByRole('button', { name: 'Ler o cartão com a câmera' }).click();
  await expect(page.getByLabel('Código da indicação')).toHaveValue(comTraco(codigo));
  await page.getByRole('button', { name: 'Resgatar indicação' }).click();
  await expect(page.getByText('Código resgatado, escolha uma loja parceira para gerar seu cupom.')).toBeVisible();
});

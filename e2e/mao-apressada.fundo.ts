import { expect, type Page, test } from '@playwright/test';
import { abrirAssistente, chegarAoTutor, indicacoesDe, pergunta } from './apoio/assistente';
import { consultar } from './apoio/banco';
import { confirmar, preencherVenda, sucesso, UMA_VENDA, valido, vendaRegistrada } from './apoio/caixa';
import { emLinhaLenta, tocarDuasVezes, tocarSemPausa } from './apoio/dedo-apressado';
import { irPorDentro } from './apoio/dentro';
import { encerrarAoEnviar } from './apoio/fila';
import { prepararCupom, telefoneNovo } from './apoio/jornada';
import { type Conta, criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';

test('indicar: "voltar" depois de enviar começa outra; a sessão que morre ao enviar não pede para enviar de novo', async ({
  page,
}) => {
  const parceiro = await criarConta('prescritor');
  const [primeiro, segundo, terceiro] = [telefoneNovo(), telefoneNovo(), telefoneNovo()];
  const telefone = page.getByLabel('Telefone do tutor');
  const anotacoes = page.getByLabel('Anotações');
  const enviar = page.getByRole('button', { name: 'Enviar indicação' });
  const realizada = page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' });
  const enviadas = async () => (await indicacoesDe(parceiro.id)).map((feita) => feita.telefone).sort();

  await test.step('depois de enviar, "voltar" começa outra indicação, sem nada da anterior, e ela sai', async () => {
    await abrirAssistente(page, parceiro.email);
    await chegarAoTutor(page);
    await telefone.fill(primeiro);
    await anotacoes.fill('Do primeiro');
    await tocarSemPausa(enviar);
    await expect(realizada).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
    await expect(page).toHaveURL(/\/web\/prescricoes\/nova$/);
    await chegarAoTutor(page);
    await expect(telefone).toHaveValue('');
    await expect(anotacoes).toHaveValue('');
    await telefone.fill(segundo);
    await enviar.click();
    await expect(realizada).toBeVisible();
    expect(await enviadas()).toEqual([primeiro, segundo].sort());
  });

  await test.step('a sessão que morre ao enviar deixa tudo como estava e diz onde a indicação está', async () => {
    await realizada.getByRole('link', { name: 'Nova indicação' }).click();
    await chegarAoTutor(page);
    await telefone.fill(terceiro);
    await anotacoes.fill('Duas refeições');
    await encerrarAoEnviar(page, parceiro.id, /POST .*\/nova_prescricao_prescritor$/);
    await enviar.click();
    await expect(page).toHaveURL(/\/web\/login$/);
    await expect(page.getByText('Você foi deslogado').first()).toBeVisible();

    await preencherLogin(page, parceiro.email, SENHA);
    await expect(pergunta(page, 'Quem recebe a indicação?')).toBeVisible();
    await expect(page.getByText('Você foi deslogado')).toHaveCount(0);
    await expect(anotacoes).toHaveValue('Duas refeições');
    await expect(page.getByText('Esta indicação já foi enviada')).toBeVisible();
    await expect(enviar).toHaveCount(0);
    expect(await enviadas()).toEqual([primeiro, segundo, terceiro].sort());
    await page.getByRole('link', { name: 'Ver em Indicações Realizadas' }).click();
    await expect(page.getByRole('link', { name: /Abrir indicação/ })).toHaveCount(3);
  });
});

/** The session dies while the form is being sent; the same person comes in again. */
async function morrerEVoltar(page: Page, { id, email }: Conta, botao: string, chamada: RegExp): Promise<void> {
  const { pathname } = new URL(page.url());
  await encerrarAoEnviar(page, id, chamada);
  await page.getByRole('button', { name: botao, exact: true }).click();
  await expect(page).toHaveURL(/\/web\/login/);
  await expect(page.getByText('Você foi deslogado').first()).toBeVisible();
  await preencherLogin(page, email, SENHA);
  await expect(page).toHaveURL((url) => url.pathname === pathname);
}

test('a loja: nem a outra aba que sai nem a sessão que morre perde o digitado, e dois toques enviam um', async ({
  page,
  request,
  context,
}) => {
  const { loja, ...primeiro } = await prepararCupom(request);
  const segundo = await prepararCupom(request, { loja });

  await test.step('a outra aba sai: esta diz o que houve e, de volta, a venda está como foi digitada', async () => {
    await entrar(page, loja.email, await enderecoDoQr(primeiro.idCupom));
    await preencherVenda(page);
    const outra = await context.newPage();
    await outra.goto('/web/esqueci');
    await outra.evaluate(() => localStorage.removeItem('usuario'));
    await expect(page).toHaveURL(/\/web\/login$/);
    await expect(page.getByText('Você saiu em outra aba.')).toBeVisible();
    await outra.close();

    await preencherLogin(page, loja.email, SENHA);
    await expect(page.getByLabel('Valor da compra')).toHaveValue(/289,90/);
    await expect(page.getByRole('radio', { name: '15 kg' })).toBeChecked();
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
    expect(await vendaRegistrada(primeiro.idCupom)).toEqual(UMA_VENDA);
  });

  await test.step('a observação: a sessão que morre não perde o digitado, e dois toques enviam um', async () => {
    const observacao = page.getByLabel('Observação da loja (opcional)', { exact: true });
    const chamada = /PUT .*\/api\/prescrition\/\d+$/;
    const salva = () =>
      consultar(`select 1 from prescricao where id = $1 and observacao_lojista = 'Levou dois sacos'`, [
        primeiro.idPrescricao,
      ]);
    await irPorDentro(page, `/web/cupom/ver/${primeiro.idCupom}`);
    await observacao.fill('Levou dois sacos');
    await morrerEVoltar(page, loja, 'Salvar observação', chamada);
    await expect(observacao).toHaveValue('Levou dois sacos');
    expect(await salva()).toEqual([]);
    const chamadas = await emLinhaLenta(page, chamada);
    await tocarDuasVezes(page.getByRole('button', { name: 'Salvar observação', exact: true }));
    // Before its answer is here, leaving would ask.
    await expect(page.getByText('Observação salva')).toBeVisible();
    expect(await salva()).toHaveLength(1);
    expect(chamadas()).toBe(1);
  });

  await test.step('a venda: a sessão que morre não perde o digitado, e dois toques enviam um', async () => {
    const chamada = /PUT .*\/api\/coupon\/\d+$/;
    const vendas = () => vendaRegistrada(segundo.idCupom);
    await irPorDentro(page, await enderecoDoQr(segundo.idCupom));
    await expect(valido(page)).toBeVisible();
    // Who sells is known from the sale before.
    await page.getByLabel('Valor da compra').pressSequentially('28990');
    await page.getByRole('radio', { name: '15 kg' }).check();
    await morrerEVoltar(page, loja, 'Confirmar desconto', chamada);
    for (const dito of ['R$ 289,90', '15 kg', 'Caio'])
      await expect(page.getByText(dito, { exact: true })).toBeVisible();
    expect(await vendas()).toEqual([]);
    const chamadas = await emLinhaLenta(page, chamada);
    await tocarDuasVezes(page.getByRole('button', { name: 'Tentar de novo', exact: true }));
    await expect.poll(vendas).toEqual(UMA_VENDA);
    expect(chamadas()).toBe(1);
  });
});

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { criarPessoa, escolherLoja, indicar, prepararCupom, resgatar, telefoneNovo } from './apoio/jornada';
import { naOutraLargura } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

const formatado = (codigo: string) => `${codigo.slice(0, 4)}-${codigo.slice(4)}`;
const cartao = (page: Page, codigo: string) => page.getByRole('article', { name: `Indicação ${formatado(codigo)}` });

/** One still pending, one waiting for the purchase. */
async function duasIndicacoes(request: APIRequestContext) {
  const parceiro = await criarPessoa(request, 'prescritor');
  const pendente = await indicar(request, parceiro, { email: 'ana.pendente@example.com' });
  const comLoja = await indicar(request, parceiro, { telefone: telefoneNovo() });
  const tutor = await criarPessoa(request, 'tutor');
  await resgatar(request, tutor, comLoja.codigoDaIndicacao);
  await escolherLoja(request, tutor, comLoja.idPrescricao, await criarConta('lojista'));
  return { parceiro, pendente, comLoja };
}

test('a lista busca, filtra e, na volta, está como ficou', async ({ page, request }) => {
  const { parceiro, pendente, comLoja } = await duasIndicacoes(request);
  await entrar(page, parceiro.email, '/web/prescricoes');
  await expect(cartao(page, pendente.codigoDaIndicacao)).toContainText('Pendente - Aguardando cadastro');
  await expect(cartao(page, comLoja.codigoDaIndicacao)).toContainText('Ativo - Aguardando compra');
  await exigirAcessivel(page);

  await page.getByRole('button', { name: 'Aguardando compra' }).click();
  await expect(page).toHaveURL(/status=aguardando/);
  await expect(cartao(page, pendente.codigoDaIndicacao)).toBeHidden();
  await page.getByRole('button', { name: 'Todas' }).click();

  const busca = page.getByRole('searchbox', { name: 'Buscar indicação' });
  await busca.fill('ANA.pendente');
  await expect(cartao(page, comLoja.codigoDaIndicacao)).toBeHidden();
  await cartao(page, pendente.codigoDaIndicacao).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/web/indicacao/codigo/${pendente.idPrescricao}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Indicação', exact: true })).toBeVisible();
  await page.goBack();
  await expect(busca).toHaveValue('ANA.pendente');
  await expect(cartao(page, comLoja.codigoDaIndicacao)).toBeHidden();

  await busca.fill('nada assim');
  await expect(page.getByText('Nenhuma indicação encontrada')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(cartao(page, comLoja.codigoDaIndicacao)).toBeVisible();
  await expect(busca).toHaveValue('');
});

test('sem indicações, a lista convida para a primeira', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  await entrar(page, parceiro.email, '/web/indicacoes');
  await page.getByRole('link', { name: 'Fazer a primeira indicação' }).click();
  await expect(page).toHaveURL(/\/web\/prescricoes\/nova$/);
});

test('reenvia três vezes e na quarta diz o limite do dia', async ({ page, request }) => {
  const { parceiro, pendente } = await duasIndicacoes(request);
  await entrar(page, parceiro.email, `/web/indicacao/codigo/${pendente.idPrescricao}`);
  await expect(page.getByRole('region', { name: 'Quantidade diária' })).toContainText('g/dia');
  await exigirAcessivel(page);

  for (const esperado of [
    ...Array<string>(3).fill('Indicação reenviada para ana.pendente@example.com'),
    'Esta indicação já foi reenviada 3 vezes hoje. Tente novamente amanhã.',
  ]) {
    await page.getByRole('button', { name: 'Reenviar' }).click();
    const pedido = page.waitForResponse('**/reenviar_prescricao');
    const pergunta = page.getByRole('dialog', { name: 'Deseja reenviar os dados da indicação?' });
    await pergunta.getByRole('button', { name: 'Reenviar' }).click();
    await pedido;
    await expect(page.getByText(esperado)).toBeVisible();
  }
});

test('as anotações mudam até o resgate', async ({ page, request }) => {
  const { parceiro, pendente, comLoja } = await duasIndicacoes(request);
  await entrar(page, parceiro.email, `/web/indicacao/codigo/${pendente.idPrescricao}`);
  await page.getByRole('button', { name: 'Escrever anotações' }).click();
  await page.getByRole('textbox', { name: 'Anotações' }).fill('Pesar em 15 dias.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Pesar em 15 dias.')).toBeVisible();

  await page.goto(`/web/indicacao/codigo/${comLoja.idPrescricao}`);
  await expect(page.getByRole('heading', { name: 'Loja e cupom' })).toBeVisible();
  await expect(page.getByRole('button', { name: /anotações/ })).toBeHidden();
});

test('os cupons do parceiro dizem loja, validade e situação, nunca o código', async ({ page, request }) => {
  const { prescritor, loja, codigo, idCupom } = await prepararCupom(request);
  await entrar(page, prescritor.email, '/web/cupom');
  const lista = page.getByRole('main');
  await expect(lista.getByText(loja.nome)).toBeVisible();
  await expect(lista.getByText('Aguardando compra')).toBeVisible();
  await exigirAcessivel(page);
  const html = await page.content();
  expect(html).not.toContain(codigo);
  expect(html).not.toContain(String(idCupom));
});

test('a indicação de outro parceiro não existe para este', async ({ page, request }) => {
  const { pendente } = await duasIndicacoes(request);
  const outro = await criarConta('prescritor');
  await entrar(page, outro.email, `/web/indicacao/codigo/${pendente.idPrescricao}`);
  await expect(page.getByRole('heading', { name: 'Indicação não encontrada' })).toBeVisible();
});

test('o tutor vê a sua indicação e o caminho para o cupom', async ({ page, request }) => {
  const { tutor, idPrescricao, idCupom } = await prepararCupom(request);
  await entrar(page, tutor.email, `/web/indicacao/codigo/${idPrescricao}`);
  await expect(page.getByRole('link', { name: 'Ver cupom' })).toHaveAttribute('href', `/web/cupom/ver/${idCupom}`);
  await expect(page.getByRole('button', { name: 'Reenviar' })).toBeHidden();
  await exigirAcessivel(page);
});

test('o filtro escolhido está à vista, também para quem chega por ele', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  await entrar(page, parceiro.email, '/web/prescricoes?status=vencido');
  const ficha = page.getByRole('group', { name: 'Situação' }).getByRole('button', { pressed: true });
  await expect(ficha).toHaveText('Vencidas');
  await expect(ficha).toBeInViewport({ ratio: 1 });
  await naOutraLargura(page, () => expect(ficha).toBeInViewport({ ratio: 1 }));
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(ficha).toHaveText('Todas');
  await expect(ficha).toBeInViewport({ ratio: 1 });
});

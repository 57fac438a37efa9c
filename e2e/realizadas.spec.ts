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
  await expect(page.getByRole('region', { name: 'Quantidade diária' })).toContainText('g/dia');
  await exigirAcessivel(page);
  await page.goBack();
  await expect(busca).toHaveValue('ANA.pendente');
  await expect(cartao(page, comLoja.codigoDaIndicacao)).toBeHidden();

  await busca.fill('nada assim');
  await expect(page.getByText('Nenhuma indicação encontrada')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(cartao(page, comLoja.codigoDaIndicacao)).toBeVisible();
  await expect(busca).toHaveValue('');
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

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, escolherLoja, indicar, resgatar, telefoneNovo } from './apoio/jornada';
import { naOutraLargura } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

const formatado = (codigo: string) => `${codigo.slice(0, 4)}-${codigo.slice(4)}`;
const linha = (page: Page, codigo: string) =>
  page.getByRole('listitem').filter({ hasText: `Abrir indicação ${formatado(codigo)}` });

/** One still pending, one waiting for the purchase. */
async function duasIndicacoes(request: APIRequestContext) {
  const parceiro = await criarPessoa(request, 'prescritor');
  const pendente = await indicar(request, parceiro, { email: 'ana.pendente@example.com' });
  const comLoja = await indicar(request, parceiro, { telefone: telefoneNovo() });
  const tutor = await criarPessoa(request, 'tutor');
  await resgatar(request, tutor, comLoja.codigoDaIndicacao);
  const loja = await criarConta('lojista');
  const cupom = await escolherLoja(request, tutor, comLoja.idPrescricao, loja);
  return { parceiro, pendente, comLoja, loja, cupom };
}

test('a lista busca, filtra e, na volta, está como ficou; os cupons; o filtro de quem chega por ele', async ({
  page,
  request,
}) => {
  const { parceiro, pendente, comLoja, loja, cupom } = await duasIndicacoes(request);
  const busca = page.getByRole('searchbox', { name: 'Buscar indicação' });
  await entrar(page, parceiro.email, '/web/prescricoes');

  await test.step('a lista, por situação, e uma só', async () => {
    const grupo = (name: string) => page.getByRole('region', { name });
    await expect(grupo('Sem resgate 1').getByRole('listitem')).toContainText(formatado(pendente.codigoDaIndicacao));
    await expect(grupo('Com cupom 1').getByRole('listitem')).toContainText(formatado(comLoja.codigoDaIndicacao));
    expect((await linha(page, pendente.codigoDaIndicacao).boundingBox())?.height).toBeLessThanOrEqual(92);
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Com cupom' }).click();
    await expect(page).toHaveURL(/status=aguardando/);
    await expect(linha(page, pendente.codigoDaIndicacao)).toBeHidden();
    await page.getByRole('button', { name: 'Todas' }).click();
  });

  await test.step('a busca, que na volta está como ficou, e o código colado com o rótulo', async () => {
    await busca.fill('ANA.pendente');
    await expect(linha(page, comLoja.codigoDaIndicacao)).toBeHidden();
    await linha(page, pendente.codigoDaIndicacao).getByRole('link', { name: 'Abrir indicação' }).click();
    await expect(page).toHaveURL(new RegExp(`/web/indicacao/codigo/${pendente.idPrescricao}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Indicação', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quantidade diária' })).toContainText('g/dia');
    await exigirAcessivel(page);
    await page.goBack();
    await expect(busca).toHaveValue('ANA.pendente');
    await expect(linha(page, comLoja.codigoDaIndicacao)).toBeHidden();
    await busca.fill('nada assim');
    await expect(page.getByText('Nenhuma indicação encontrada')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(linha(page, comLoja.codigoDaIndicacao)).toBeVisible();
    await expect(busca).toHaveValue('');
    await busca.fill(`Código: ${formatado(comLoja.codigoDaIndicacao).toLowerCase()}`);
    await expect(linha(page, pendente.codigoDaIndicacao)).toBeHidden();
    await expect(linha(page, comLoja.codigoDaIndicacao)).toBeVisible();
  });

  await test.step('os cupons do parceiro dizem loja, validade e situação, nunca o código', async () => {
    await irPorDentro(page, '/web/cupom');
    const lista = page.getByRole('main');
    await expect(lista.getByText(loja.nome)).toBeVisible();
    await expect(lista.getByRole('heading', { name: 'Aguardando compra 1' })).toBeVisible();
    await exigirAcessivel(page);
    const html = await page.content();
    expect(html).not.toContain(cupom.codigo);
    expect(html).not.toContain(String(cupom.idCupom));
  });

  await test.step('o filtro escolhido está à vista, também para quem chega por ele', async () => {
    await irPorDentro(page, '/web/prescricoes?status=vencido');
    const ficha = page.getByRole('group', { name: 'Situação' }).getByRole('button', { pressed: true });
    await expect(ficha).toHaveText('Vencidas');
    await expect(ficha).toBeInViewport({ ratio: 1 });
    await naOutraLargura(page, () => expect(ficha).toBeInViewport({ ratio: 1 }));
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(ficha).toHaveText('Por situação');
    await expect(ficha).toBeInViewport({ ratio: 1 });
  });

  await test.step('em janela larga a lista e a aberta ficam lado a lado; recarregar as mantém, Voltar fecha', () =>
    ladoALado(page, pendente));
});

async function ladoALado(page: Page, { idPrescricao, codigoDaIndicacao }: Awaited<ReturnType<typeof indicar>>) {
  await page.setViewportSize({ width: 1600, height: 900 });
  const abrir = linha(page, codigoDaIndicacao).getByRole('link', { name: 'Abrir indicação' });
  await abrir.click();
  await expect(page).toHaveURL(`/web/prescricoes?aberta=${idPrescricao}`);
  const detalhe = page.getByRole('region', { name: 'Indicação', exact: true });
  await expect(detalhe.getByRole('region', { name: 'Quantidade diária' })).toContainText('g/dia');
  await expect(detalhe.getByRole('heading', { level: 2, name: 'Indicação', exact: true })).toBeFocused();
  await expect(abrir).toHaveAttribute('aria-current', 'true');
  const [esquerda, direita] = [await abrir.boundingBox(), await detalhe.boundingBox()];
  expect(direita?.x).toBeGreaterThan((esquerda?.x ?? 0) + 400);

  await page.reload();
  await expect(detalhe.getByRole('button', { name: 'Copiar link' })).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(abrir).toBeHidden();
  await expect(detalhe).toBeVisible();
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goBack();
  await expect(page).toHaveURL('/web/prescricoes');
  await expect(detalhe).toBeHidden();
}

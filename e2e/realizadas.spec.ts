import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { irPorDentro } from './apoio/dentro';
import { duasIndicacoes, linha } from './apoio/duas-indicacoes';
import type { indicar } from './apoio/jornada';
import { naOutraLargura } from './apoio/larguras';
import { entrar } from './apoio/pessoas';

// What only a browser sees of them; what the lists say and do is asked of their components.
test('as telas do parceiro: a lista, a indicação e os cupons; o filtro à vista; em janela larga, lado a lado', async ({
  page,
  request,
}) => {
  const { parceiro, pendente, loja, cupom } = await duasIndicacoes(request);
  await entrar(page, parceiro.email, '/web/prescricoes');

  await test.step('a lista, em linhas baixas, e a indicação', async () => {
    await expect(linha(page, pendente.codigoDaIndicacao)).toBeVisible();
    expect((await linha(page, pendente.codigoDaIndicacao).boundingBox())?.height).toBeLessThanOrEqual(92);
    await exigirAcessivel(page);
    await linha(page, pendente.codigoDaIndicacao).getByRole('link', { name: 'Abrir indicação' }).click();
    await expect(page.getByRole('region', { name: 'Quantidade diária' })).toContainText('g/dia');
    await exigirAcessivel(page);
  });

  await test.step('os cupons do parceiro, que nunca dizem o código', async () => {
    await irPorDentro(page, '/web/cupom');
    await expect(page.getByRole('main').getByText(loja.nome)).toBeVisible();
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

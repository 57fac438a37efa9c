import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { irPorDentro } from './apoio/dentro';
import { duasIndicacoes, formatado, linha } from './apoio/duas-indicacoes';
import { entrar } from './apoio/pessoas';

test('a lista busca, filtra e, na volta, está como ficou; os cupons', async ({ page, request }) => {
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
});

import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { noDisco, test } from './apoio/aparelho';
import { indicacoesDe, opcao } from './apoio/assistente';
import { irPorDentro } from './apoio/dentro';
import { encerrarSessoes, produtoQueSai } from './apoio/fila';
import {
  entrarPronto,
  enviarIndicacao,
  guardada,
  guardar,
  pendentes,
  secao,
  telefonesDe,
  verFila,
} from './apoio/fila-do-aparelho';
import { telefoneNovo } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const realizada = (page: Page) => page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' });

test('a fila é de quem a escreveu: outra pessoa não a vê nem a envia, e sair com pendentes pergunta e apaga tudo', async ({
  aparelho,
}) => {
  const [ana, bia] = [await criarConta('prescritor'), await criarConta('prescritor')];
  const { context, page } = aparelho;
  await entrarPronto(page, ana.email);

  await test.step('outra pessoa no mesmo aparelho não a vê nem a envia', async () => {
    await context.setOffline(true);
    await guardar(page, [telefoneNovo()]);
    await encerrarSessoes(ana.id);
    await context.setOffline(false);
    await page.goto('/web/prescricoes');
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => noDisco(page, 'portadores')).toEqual([]);

    await entrar(page, bia.email, '/web/prescricoes');
    await expect(page.getByText('Você ainda não fez indicações')).toBeVisible();
    await expect(secao(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('prescricoes'))).toBeNull();
    expect(await noDisco(page, 'pendentes')).toMatchObject([{ dono: ana.id }]);
    expect((await noDisco(page, 'copias')).filter(({ dono }) => dono === ana.id)).toEqual([]);
    await page.evaluate(() => localStorage.removeItem('usuario'));

    await entrar(page, ana.email, '/web/prescricoes/nova');
    await expect.poll(async () => (await indicacoesDe(ana.id)).length).toBe(1);
    expect(await indicacoesDe(bia.id)).toEqual([]);
    await expect.poll(() => noDisco(page, 'pendentes')).toEqual([]);
  });

  await test.step('editar, exportar, excluir', async () => {
    const corrigido = telefoneNovo();
    await context.setOffline(true);
    await guardar(page, [telefoneNovo(), telefoneNovo()]);
    await verFila(page).click();
    await pendentes(page).first().getByRole('link', { name: 'Editar' }).click();
    await page.getByLabel('Telefone do tutor').fill(corrigido);
    await enviarIndicacao(page).click();
    await verFila(page).click();
    await expect(pendentes(page)).toHaveCount(2);
    await expect(pendentes(page).first()).toContainText(corrigido.slice(-4));

    const baixado = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    expect((await baixado).suggestedFilename()).toBe('indicacoes-aguardando-envio.csv');
    await pendentes(page).last().getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(pendentes(page)).toHaveCount(1);
  });

  await test.step('sair com pendentes pergunta e apaga tudo do aparelho', () => sairComUmaPendente(page));
});

async function sairComUmaPendente(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' }).last();
  const pergunta = page.getByRole('dialog', { name: 'Sair sem enviar 1 indicação?' });
  await expect(menu.getByRole('link', { name: 'Indicações Realizadas 1 aguardando envio' })).toBeVisible();
  await menu.getByRole('button', { name: 'Sair' }).click();
  await pergunta.getByRole('button', { name: 'Ficar' }).click();
  expect(await noDisco(page, 'pendentes')).toHaveLength(1);
  await menu.getByRole('button', { name: 'Sair' }).click();
  await pergunta.getByRole('button', { name: 'Sair mesmo' }).click();
  await expect(page).toHaveURL(/\/login/);
  for (const tabela of ['pendentes', 'copias', 'portadores'] as const) {
    await expect.poll(() => noDisco(page, tabela)).toEqual([]);
  }
  expect(await page.evaluate(() => localStorage.getItem('prescricoes'))).toBeNull();
}

/** The wizard is back at the first question that has no answer any more. */
async function escolherOutroProduto(page: Page): Promise<void> {
  await opcao(page, 'Adultos').click();
  await opcao(page, 'Médio').click();
  await page.getByRole('button', { name: 'Avançar' }).click();
}

test('uma recusada não se perde: com o formulário aberto, ou da fila, segue com outro produto', async ({
  aparelho,
}) => {
  const parceiro = await criarConta('prescritor');
  const [aberta, telefone] = [telefoneNovo(), telefoneNovo()];
  // Both before the wizard reads what can be recommended.
  const [primeiro, segundo] = [await produtoQueSai(), await produtoQueSai()];
  const { context, page } = aparelho;

  await test.step('recusada com o formulário aberto: corrigida ali mesmo, não deixa nada para trás', async () => {
    await entrarPronto(page, parceiro.email, `/web/prescricoes/nova?${primeiro.endereco}`);
    await page.getByLabel('Telefone do tutor').fill(aberta);
    await primeiro.retirar();
    await enviarIndicacao(page).click();
    await expect(page.getByRole('alert')).toContainText('Este produto não está mais disponível');
    expect(await noDisco(page, 'pendentes')).toMatchObject([{ estado: 'recusada' }]);
    await escolherOutroProduto(page);
    await enviarIndicacao(page).click();
    await expect(realizada(page)).toBeVisible();
    expect(await telefonesDe(parceiro.id)).toEqual([aberta]);
    expect(await noDisco(page, 'pendentes')).toEqual([]);
  });

  await test.step('recusada na fila: diz o motivo', async () => {
    await irPorDentro(page, '/web/prescricoes');
    await irPorDentro(page, `/web/prescricoes/nova?${segundo.endereco}`);
    await page.getByLabel('Telefone do tutor').fill(telefone);
    await page.getByLabel('Anotações').fill('Duas refeições.');
    await context.setOffline(true);
    await enviarIndicacao(page).click();
    await expect(guardada(page)).toBeVisible();
    await segundo.retirar();
    await context.setOffline(false);
    await verFila(page).click();
    await expect(pendentes(page)).toContainText('Recusada');
    await expect(pendentes(page)).toContainText('Este produto não está mais disponível para indicação. Escolha outro.');
    await exigirAcessivel(page);
    expect(await telefonesDe(parceiro.id)).toEqual([aberta]);
  });

  await test.step('abre preenchida, também depois de recarregar, e segue com outro produto', async () => {
    await page.reload();
    await pendentes(page).getByRole('link', { name: 'Editar' }).click();
    await expect(page.getByRole('heading', { name: 'Editar indicação' })).toBeVisible();
    await escolherOutroProduto(page);
    await expect(page.getByLabel('Anotações')).toHaveValue('Duas refeições.');
    await enviarIndicacao(page).click();
    await expect(realizada(page)).toBeVisible();
    expect(await telefonesDe(parceiro.id)).toEqual([aberta, telefone].sort());
    expect(await noDisco(page, 'pendentes')).toEqual([]);
  });
});

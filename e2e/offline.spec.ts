import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { comandoDeSincronia, noDisco, prontoParaOffline, test } from './apoio/aparelho';
import { GUARDADA, indicacoesDe, indicarPeloAssistente, opcao } from './apoio/assistente';
import { encerrarSessoes, produtoQueSai } from './apoio/fila';
import { telefoneNovo } from './apoio/jornada';
import { criarConta, entrar } from './apoio/pessoas';

const CRIAR = '/api/prescrition/nova_prescricao_prescritor';

const guardada = (page: Page) => page.getByRole('dialog', { name: GUARDADA });
const secao = (page: Page) => page.getByRole('region', { name: /Aguardando envio/ });
const pendentes = (page: Page) => page.getByRole('article', { name: /^Aguardando envio/ });
const telefonesDe = async (id: number) => (await indicacoesDe(id)).map(({ telefone }) => telefone).sort();

async function entrarPronto(page: Page, email: string): Promise<void> {
  await entrar(page, email);
  await prontoParaOffline(page);
}

test('três indicações sem internet, o navegador reiniciado, e cada uma chega uma só vez', async ({
  aparelho,
  rede,
}) => {
  const parceiro = await criarConta('prescritor');
  const telefones = [telefoneNovo(), telefoneNovo(), telefoneNovo()].sort();
  await entrarPronto(aparelho.page, parceiro.email);
  await expect.poll(async () => (await noDisco(aparelho.page, 'copias')).length).toBeGreaterThan(0);

  rede.cortar();
  await aparelho.religar();
  for (const telefone of telefones) {
    await indicarPeloAssistente(aparelho.page, telefone);
    await expect(guardada(aparelho.page)).toBeVisible();
  }
  await expect(aparelho.page.getByText(/Sem conexão: mostrando o que foi visto em/)).toBeVisible();
  await exigirAcessivel(aparelho.page);
  await aparelho.religar();
  const { page } = aparelho;
  await page.goto('/web/prescricoes');
  await expect(pendentes(page)).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '3 indicações aguardam envio.' })).toBeVisible();
  await exigirAcessivel(page);
  expect(await indicacoesDe(parceiro.id)).toEqual([]);

  rede.voltar();
  await secao(page).getByRole('button', { name: 'Enviar agora' }).click();
  await expect(secao(page)).toBeHidden();
  await expect(page.getByRole('link', { name: /Abrir indicação/ })).toHaveCount(3);
  expect(await telefonesDe(parceiro.id)).toEqual(telefones);
  await expect.poll(() => noDisco(page, 'portadores')).toEqual([]);
});

test('a rede cai depois de registrada e antes da resposta: continua uma só, mesmo com o navegador reiniciado', async ({
  aparelho,
  rede,
}) => {
  const parceiro = await criarConta('prescritor');
  const telefone = telefoneNovo();
  await entrarPronto(aparelho.page, parceiro.email);
  rede.perderResposta(({ url }) => url === CRIAR);
  await indicarPeloAssistente(aparelho.page, telefone);
  await expect(guardada(aparelho.page)).toBeVisible();
  expect(await telefonesDe(parceiro.id)).toEqual([telefone]);

  rede.cortar();
  await aparelho.religar();
  const { page } = aparelho;
  await page.goto('/web/prescricoes');
  await expect(pendentes(page)).toContainText('Sem resposta');
  await expect(pendentes(page).getByRole('link', { name: 'Editar' })).toHaveCount(0);

  rede.perderResposta(() => false);
  rede.voltar();
  await secao(page).getByRole('button', { name: 'Enviar agora' }).click();
  await expect(secao(page)).toBeHidden();
  expect(await telefonesDe(parceiro.id)).toEqual([telefone]);
});

test('duas abas voltam à rede juntas e cada indicação sai uma só vez', async ({ aparelho }) => {
  const parceiro = await criarConta('prescritor');
  const { context, page } = aparelho;
  await entrarPronto(page, parceiro.email);
  await page.goto('/web/prescricoes/nova');
  await context.setOffline(true);
  const telefones = Array.from({ length: 4 }, telefoneNovo).sort();
  for (const telefone of telefones) {
    await indicarPeloAssistente(page, telefone);
    await expect(guardada(page)).toBeVisible();
  }
  await page.goto('/web/prescricoes');
  const outra = await context.newPage();
  await outra.goto('/web/prescricoes');
  await expect(pendentes(page)).toHaveCount(4);
  await expect(pendentes(outra)).toHaveCount(4);

  const chaves: string[] = [];
  context.on('request', (pedido) => {
    if (pedido.url().endsWith(CRIAR)) chaves.push(pedido.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(false);
  await Promise.all([page, outra].map((aba) => aba.evaluate(() => window.dispatchEvent(new Event('online')))));
  await expect(secao(page)).toBeHidden();
  await expect(secao(outra)).toBeHidden();
  expect(await telefonesDe(parceiro.id)).toEqual(telefones);
  expect(new Set(chaves).size).toBe(chaves.length);
});

test('a fila é de quem a escreveu: outra pessoa no mesmo aparelho não a vê nem a envia', async ({ aparelho }) => {
  const [ana, bia] = [await criarConta('prescritor'), await criarConta('prescritor')];
  const { context, page } = aparelho;
  await entrarPronto(page, ana.email);
  await page.goto('/web/prescricoes/nova');
  await context.setOffline(true);
  await indicarPeloAssistente(page, telefoneNovo());
  await expect(guardada(page)).toBeVisible();

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

  await entrar(page, ana.email);
  await expect.poll(async () => (await indicacoesDe(ana.id)).length).toBe(1);
  expect(await indicacoesDe(bia.id)).toEqual([]);
});

test('uma recusada não se perde: diz o motivo, abre preenchida e segue com outro produto', async ({ aparelho }) => {
  const parceiro = await criarConta('prescritor');
  const produto = await produtoQueSai();
  const telefone = telefoneNovo();
  const { context, page } = aparelho;
  await entrarPronto(page, parceiro.email);
  await page.goto(`/web/prescricoes/nova?${produto.endereco}`);
  await page.getByLabel('Telefone do tutor').fill(telefone);
  await page.getByLabel('Anotações').fill('Duas refeições.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(guardada(page)).toBeVisible();

  await produto.retirar();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Ver o que aguarda envio' }).click();
  await expect(pendentes(page)).toContainText('Recusada');
  await expect(pendentes(page)).toContainText('Este produto não está mais disponível para indicação. Escolha outro.');
  await exigirAcessivel(page);
  expect(await indicacoesDe(parceiro.id)).toEqual([]);

  await page.reload();
  await pendentes(page).getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByRole('heading', { name: 'Editar indicação' })).toBeVisible();
  await opcao(page, 'Adultos').click();
  await opcao(page, 'Médio').click();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByLabel('Anotações')).toHaveValue('Duas refeições.');
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' })).toBeVisible();
  expect(await telefonesDe(parceiro.id)).toEqual([telefone]);
  expect(await noDisco(page, 'pendentes')).toEqual([]);
});

test('recusada com o formulário aberto: corrigida ali mesmo, não deixa nada para trás', async ({ aparelho }) => {
  const parceiro = await criarConta('prescritor');
  const produto = await produtoQueSai();
  const { page } = aparelho;
  await entrarPronto(page, parceiro.email);
  await page.goto(`/web/prescricoes/nova?${produto.endereco}`);
  await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await produto.retirar();
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page.getByRole('alert')).toContainText('Este produto não está mais disponível');
  expect(await noDisco(page, 'pendentes')).toMatchObject([{ estado: 'recusada' }]);

  // The wizard is back at the first question that has no answer any more.
  await opcao(page, 'Adultos').click();
  await opcao(page, 'Médio').click();
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' })).toBeVisible();
  expect(await indicacoesDe(parceiro.id)).toHaveLength(1);
  expect(await noDisco(page, 'pendentes')).toEqual([]);
});

test('editar, exportar, excluir; sair com pendentes pergunta e apaga tudo do aparelho', async ({ aparelho }) => {
  const parceiro = await criarConta('prescritor');
  const { context, page } = aparelho;
  await entrarPronto(page, parceiro.email);
  await page.goto('/web/prescricoes/nova');
  await context.setOffline(true);
  for (const telefone of [telefoneNovo(), telefoneNovo()]) {
    await indicarPeloAssistente(page, telefone);
    await expect(guardada(page)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Ver o que aguarda envio' }).click();
  await pendentes(page).first().getByRole('link', { name: 'Editar' }).click();
  const corrigido = telefoneNovo();
  await page.getByLabel('Telefone do tutor').fill(corrigido);
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await page.getByRole('button', { name: 'Ver o que aguarda envio' }).click();
  await expect(pendentes(page)).toHaveCount(2);
  await expect(pendentes(page).first()).toContainText(corrigido.slice(-4));

  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await baixado).suggestedFilename()).toBe('indicacoes-aguardando-envio.csv');

  await pendentes(page).last().getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(pendentes(page)).toHaveCount(1);

  const abrirMenu = page.getByRole('button', { name: 'Abrir menu' });
  if (await abrirMenu.isVisible()) await abrirMenu.click();
  const menu = page.getByRole('navigation', { name: 'Menu principal' }).last();
  await expect(menu.getByRole('link', { name: 'Indicações Realizadas 1 aguardando envio' })).toBeVisible();
  await menu.getByRole('button', { name: 'Sair' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Sair sem enviar 1 indicação?' });
  await pergunta.getByRole('button', { name: 'Ficar' }).click();
  expect(await noDisco(page, 'pendentes')).toHaveLength(1);
  await menu.getByRole('button', { name: 'Sair' }).click();
  await pergunta.getByRole('button', { name: 'Sair mesmo' }).click();
  await expect(page).toHaveURL(/\/login/);
  for (const tabela of ['pendentes', 'copias', 'portadores'] as const) {
    await expect.poll(() => noDisco(page, tabela)).toEqual([]);
  }
  expect(await page.evaluate(() => localStorage.getItem('prescricoes'))).toBeNull();
});

test('sem aba aberta, o próprio navegador envia quando a rede volta', async ({ aparelho, rede }) => {
  const parceiro = await criarConta('prescritor');
  const { context, page } = aparelho;
  await entrarPronto(page, parceiro.email);
  await page.goto('/web/prescricoes/nova');
  rede.cortar();
  await indicarPeloAssistente(page, telefoneNovo());
  await expect(guardada(page)).toBeVisible();
  await expect.poll(async () => (await noDisco(page, 'portadores')).length).toBe(1);
  const sincronizar = await comandoDeSincronia(context, page);
  await page.goto('about:blank');
  expect(await indicacoesDe(parceiro.id)).toEqual([]);

  rede.voltar();
  await sincronizar('enviar-indicacoes');
  await expect.poll(async () => (await indicacoesDe(parceiro.id)).length).toBe(1);
});

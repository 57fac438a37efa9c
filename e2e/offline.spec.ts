import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { comandoDeSincronia, noDisco, prontoParaOffline, test } from './apoio/aparelho';
import { chegarAoTutor, GUARDADA, indicacoesDe, opcao } from './apoio/assistente';
import { irPorDentro } from './apoio/dentro';
import { encerrarSessoes, produtoQueSai } from './apoio/fila';
import { telefoneNovo } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const CRIAR = '/api/prescrition/nova_prescricao_prescritor';

const guardada = (page: Page) => page.getByRole('dialog', { name: GUARDADA });
const realizada = (page: Page) => page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' });
const secao = (page: Page) => page.getByRole('region', { name: /Aguardando envio/ });
const pendentes = (page: Page) => page.getByRole('article', { name: /^(Aguardando envio|Recusada)/ });
const enviarIndicacao = (page: Page) => page.getByRole('button', { name: 'Enviar indicação' });
const verFila = (page: Page) => page.getByRole('button', { name: 'Ver o que aguarda envio' });
const telefonesDe = async (id: number) => (await indicacoesDe(id)).map(({ telefone }) => telefone).sort();

/** In the wizard, with the app on the device. */
async function entrarPronto(page: Page, email: string, onde = '/web/prescricoes/nova'): Promise<void> {
  await entrar(page, email, onde);
  await prontoParaOffline(page);
}

/** Whole recommendations that stay on the device, one after the other; the wizard is open. */
async function guardar(page: Page, telefones: string[]): Promise<void> {
  for (const [i, telefone] of telefones.entries()) {
    if (i > 0) await guardada(page).getByRole('link', { name: 'Nova indicação' }).click();
    await chegarAoTutor(page);
    await page.getByLabel('Telefone do tutor').fill(telefone);
    await enviarIndicacao(page).click();
    await expect(guardada(page)).toBeVisible();
  }
}

test('sem internet, ou caída antes da resposta, e com o navegador reiniciado, cada indicação chega uma só vez', async ({
  aparelho,
  rede,
}) => {
  const parceiro = await criarConta('prescritor');
  const [registrada, ...outras] = [telefoneNovo(), telefoneNovo(), telefoneNovo()] as const;

  await test.step('a rede cai depois de registrada e antes da resposta', async () => {
    const { page } = aparelho;
    await entrarPronto(page, parceiro.email, '/web/');
    await expect.poll(async () => (await noDisco(page, 'copias')).length).toBeGreaterThan(0);
    await irPorDentro(page, '/web/prescricoes/nova');
    rede.perderResposta(({ url }) => url === CRIAR);
    await guardar(page, [registrada]);
    expect(await telefonesDe(parceiro.id)).toEqual([registrada]);
  });

  await test.step('mais duas sem internet, depois de reiniciar', async () => {
    rede.cortar();
    await aparelho.religar();
    await aparelho.page.goto('/web/prescricoes/nova');
    await guardar(aparelho.page, outras);
    await expect(aparelho.page.getByText(/Sem conexão: mostrando o que foi visto em/)).toBeVisible();
    await exigirAcessivel(aparelho.page);
  });

  await test.step('reiniciado outra vez, estão todas lá; a que ficou sem resposta não se edita', async () => {
    await aparelho.religar();
    const { page } = aparelho;
    await page.goto('/web/prescricoes');
    await expect(pendentes(page)).toHaveCount(3);
    await expect(page.getByRole('status').filter({ hasText: '3 indicações aguardam envio.' })).toBeVisible();
    const semResposta = pendentes(page).filter({ hasText: 'Sem resposta' });
    await expect(semResposta).toHaveCount(1);
    await expect(semResposta.getByRole('link', { name: 'Editar' })).toHaveCount(0);
    await expect(pendentes(page).getByRole('link', { name: 'Editar' })).toHaveCount(2);
    await exigirAcessivel(page);
    expect(await telefonesDe(parceiro.id)).toEqual([registrada]);
  });

  await test.step('com a rede de volta, cada uma chega uma só vez', async () => {
    const { page } = aparelho;
    rede.perderResposta(() => false);
    rede.voltar();
    await secao(page).getByRole('button', { name: 'Enviar agora' }).click();
    await expect(secao(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /Abrir indicação/ })).toHaveCount(3);
    expect(await telefonesDe(parceiro.id)).toEqual([registrada, ...outras].sort());
    await expect.poll(() => noDisco(page, 'portadores')).toEqual([]);
  });
});

test('de volta à rede, cada indicação sai uma só vez: com duas abas juntas, e sem aba alguma', async ({
  aparelho,
  rede,
}) => {
  const parceiro = await criarConta('prescritor');
  const { context, page } = aparelho;
  const telefones = Array.from({ length: 2 }, telefoneNovo).sort();
  await entrarPronto(page, parceiro.email);

  await test.step('duas abas voltam à rede juntas e cada indicação sai uma só vez', async () => {
    await context.setOffline(true);
    await guardar(page, telefones);
    await verFila(page).click();
    const outra = await context.newPage();
    await outra.goto('/web/prescricoes');
    await expect(pendentes(page)).toHaveCount(2);
    await expect(pendentes(outra)).toHaveCount(2);

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
    await outra.close();
  });

  await test.step('sem aba aberta, o próprio navegador envia quando a rede volta', async () => {
    const ultima = telefoneNovo();
    await irPorDentro(page, '/web/prescricoes/nova');
    rede.cortar();
    await guardar(page, [ultima]);
    await expect.poll(async () => (await noDisco(page, 'portadores')).length).toBe(1);
    const sincronizar = await comandoDeSincronia(context, page);
    await page.goto('about:blank');
    expect(await telefonesDe(parceiro.id)).toEqual(telefones);

    rede.voltar();
    await sincronizar('enviar-indicacoes');
    await expect.poll(() => telefonesDe(parceiro.id)).toEqual([...telefones, ultima].sort());
  });
});

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

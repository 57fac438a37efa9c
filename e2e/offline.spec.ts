import { expect } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { comandoDeSincronia, noDisco, test } from './apoio/aparelho';
import { irPorDentro } from './apoio/dentro';
import { entrarPronto, guardar, pendentes, secao, telefonesDe, verFila } from './apoio/fila-do-aparelho';
import { telefoneNovo } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta } from './apoio/pessoas';

test.use(NA_MESA);

const CRIAR = '/api/prescrition/nova_prescricao_prescritor';

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

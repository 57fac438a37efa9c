import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { expect, type Locator, test } from '@playwright/test';
import { escolhaFeita, escolherProduto } from './apoio/assistente';
import { confirmar, preencherVenda, valido } from './apoio/caixa';
import { apagados, comCoresDoSistema, distingue } from './apoio/cores';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, escolherLoja, indicar, prepararCupom, resgatar, validarCupom } from './apoio/jornada';
import { AO_DOBRO, CELULAR, COMPUTADOR } from './apoio/larguras';
import { entrar } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';
import { BAIXA, livre, moldura, naPrimeiraTela } from './apoio/telas';

// One visit per person: what they came for is in the first 740 px of a phone; it holds in a low window and in the system's colours.

test('as telas do tutor: nos primeiros 740 px, numa tela baixa, com as cores do sistema', async ({ page, request }) => {
  const [tutor, loja] = [await criarPessoa(request, 'tutor'), await criarPessoa(request, 'lojista')];
  const { codigoDaIndicacao, idPrescricao } = await indicar(request, await criarPessoa(request, 'prescritor'));
  const mostrar = page.getByRole('link', { name: 'Mostrar no caixa' });
  const atual = '[aria-current]:not([aria-current="date"])';
  await entrar(page, tutor.email, '/web/home');

  await test.step('740 px: o campo do código; com uma indicação, a escolha da loja', async () => {
    await naPrimeiraTela(page, page.getByLabel('Código da indicação'));
    await naPrimeiraTela(page, page.getByRole('button', { name: 'Ver meu desconto' }));
    await resgatar(request, tutor, codigoDaIndicacao);
    await page.reload();
    await naPrimeiraTela(page, page.getByRole('link', { name: 'Comprar com desconto' }));
  });

  const { idCupom, codigo } = await escolherLoja(request, tutor, idPrescricao, loja);
  await test.step('740 px: com cupom, o bilhete inteiro, a um toque do caixa', async () => {
    await page.reload();
    for (const alvo of [page.getByText('10%', { exact: true }), page.getByText(loja.nome), mostrar])
      await naPrimeiraTela(page, alvo);
    await comCoresDoSistema(page, async () => {
      const barra = page.getByRole('navigation', { name: 'Atalhos' });
      await distingue(barra.locator(atual), barra.locator(`a:not(${atual})`));
      expect(await apagados(page)).toEqual([]);
    });
    await mostrar.click();
    await expect(page).toHaveURL(`/web/cupom/ver/${idCupom}`);
  });

  await test.step('tela baixa: o QR do cupom e o código à vista sem rolar; cores: o QR é escuro no branco', async () => {
    const cupom = page.getByRole('region', { name: 'Cupom' });
    const qr = cupom.getByRole('img');
    await page.setViewportSize(BAIXA);
    for (const visto of [cupom.getByText(/^\d{4}$/), cupom.getByText(formatarCodigo(codigo)), qr])
      await expect(visto).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize(CELULAR);
    await comCoresDoSistema(page, async () => {
      expect(decodeURIComponent((await qr.getAttribute('src')) ?? '')).toMatch(/fill="#fff".*fill="#000"/);
      expect(await apagados(page)).toEqual([]);
    });
  });

  await test.step('cores: as lojas, o calendário e o andamento', () =>
    comCoresDoSistema(page, async () => {
      await irPorDentro(page, `/web/lojistas/${idPrescricao}`);
      const abas = page.getByRole('navigation', { name: 'Tipo de loja' });
      await distingue(abas.locator(atual), abas.locator('a:not([aria-current])'));
      await irPorDentro(page, '/web/eventos');
      const dia = (qual: string) => page.locator(`main table ${qual}`);
      await dia('button').nth(9).click();
      await page.mouse.move(0, 0);
      const outro = dia('[aria-pressed="false"]:not([aria-current])');
      for (const este of ['[aria-pressed="true"]', '[aria-current="date"]']) await distingue(dia(este), outro);
      await irPorDentro(page, '/web/formula-do-bem');
      const trilho = page.getByRole('progressbar').first();
      await expect(trilho).toBeVisible();
      const [fundo, feito] = await trilho.evaluate((e) =>
        [e, e.firstElementChild ?? e].map((parte) => getComputedStyle(parte).backgroundColor),
      );
      expect(fundo).not.toBe(feito);
      expect(await trilho.evaluate((e) => getComputedStyle(e).borderTopStyle)).toBe('solid');
    }));
});

test('as telas do parceiro: nos primeiros 740 px, deitadas ou ao dobro, com as cores do sistema', async ({
  page,
  request,
}) => {
  const { prescritor } = await prepararCupom(request);
  await indicar(request, prescritor, { email: 'tutora-que-espera@example.com' });
  await entrar(page, prescritor.email, '/web/home');

  await test.step('740 px: a nova indicação, o mês, e quem espera, com o lembrete', async () => {
    await naPrimeiraTela(page, page.getByRole('main').getByRole('link', { name: 'Nova indicação', exact: true }));
    await naPrimeiraTela(page, page.getByRole('link', { name: /^Repetir última/ }));
    await naPrimeiraTela(page, page.getByRole('heading', { name: /^Indicações de / }));
    await naPrimeiraTela(page, page.getByRole('heading', { name: 'Quem espera o quê' }));
    await naPrimeiraTela(page, page.getByRole('link', { name: /^Lembrar .* por WhatsApp$/ }).first());
  });

  await test.step('a moldura: barra embaixo; deitado, ou ao dobro, ao lado; nada fica sob ela', async () => {
    await irPorDentro(page, '/web/renovacoes');
    const atalhos = page.getByRole('navigation', { name: 'Atalhos' });
    await expect(atalhos.getByRole('link', { name: 'Renovações' })).toHaveAttribute('aria-current', 'page');
    // The footer comes with what the page was waiting for.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const emPe = await moldura(page);
    expect(emPe).toMatchObject({ livre: true, menuAoLado: 0, sobra: 0, barra: { esquerda: 0, largura: 360, fim: 0 } });
    expect(emPe.barra.altura).toBeGreaterThanOrEqual(56);
    expect(emPe.barra.altura).toBeLessThanOrEqual(64);
    expect(emPe.titulo).toBeLessThanOrEqual(56);
    await page.setViewportSize(COMPUTADOR);
    await expect(atalhos).toBeHidden();
    expect((await moldura(page)).menuAoLado).toBeGreaterThan(200);
    for (const janela of [AO_DOBRO, BAIXA]) {
      await page.setViewportSize(janela);
      const { barra, ...resto } = await moldura(page);
      expect(resto).toMatchObject({ livre: true, menuAoLado: 0, sobra: 0 });
      expect(barra).toMatchObject({ esquerda: 0, altura: janela.height });
      expect(barra.largura).toBeLessThan(100);
      expect(resto.ladoDaPagina).toBeGreaterThanOrEqual(barra.largura);
      expect(resto.titulo).toBeLessThanOrEqual(56);
    }
  });

  await test.step('tela baixa: nada do assistente fica sob o "Avançar"; cores: o escolhido continua marcado', async () => {
    await irPorDentro(page, '/web/prescricoes/nova');
    await escolherProduto(page);
    expect(await livre(page, 'Peso do pet')).toBe(true);
    await page.setViewportSize(CELULAR);
    await page.emulateMedia({ forcedColors: 'active' });
    await escolhaFeita(page, 'Cães').click();
    const escolha = (sim: boolean) => page.locator(`main button[aria-pressed="${sim}"]`);
    await distingue(escolha(true), escolha(false));
  });

  await test.step('cores: também os filtros da lista', async () => {
    await irPorDentro(page, '/web/prescricoes');
    const chips = 'main :is([aria-pressed], nav a)';
    await distingue(
      page.locator(chips).and(page.locator('[aria-pressed="true"], [aria-current]')),
      page.locator(chips).and(page.locator('[aria-pressed="false"], a:not([aria-current])')),
    );
    expect(await apagados(page)).toEqual([]);
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    await chip('Vencidas').click();
    await expect(chip('Vencidas')).toHaveAttribute('aria-pressed', 'true');
    const contorno = (nome: string) => chip(nome).evaluate((e) => getComputedStyle(e).outlineStyle);
    expect([await contorno('Vencidas'), await contorno('Todas')]).toEqual(['solid', 'none']);
  });
});

test('as telas da loja: nos primeiros 740 px, numa tela baixa, com as cores do sistema', async ({ page, request }) => {
  const loja = await criarPessoa(request, 'lojista');
  for (let venda = 0; venda < 3; venda++) {
    const { idCupom } = await prepararCupom(request, { loja });
    await validarCupom(request, loja, idCupom);
  }
  const { idCupom } = await prepararCupom(request, { loja });
  await entrar(page, loja.email, '/web/home');

  await test.step('740 px: a leitura é a maior coisa; cabem hoje, o mês, o que há a receber e as três últimas', async () => {
    const inicio = page.getByRole('main');
    const ler = inicio.getByRole('link', { name: /^Validar desconto/ });
    await naPrimeiraTela(page, ler);
    for (const nome of [/^Hoje/, /^Descontos do mês/, /^A receber/])
      await naPrimeiraTela(page, inicio.getByRole('link', { name: nome }));
    const ultimas = inicio.getByRole('region', { name: 'Últimas compras' }).getByRole('link');
    await expect(ultimas).toHaveCount(3);
    for (const compra of await ultimas.all()) await naPrimeiraTela(page, compra);
    const area = (alvo: Locator) => alvo.evaluate((e) => e.clientWidth * e.clientHeight);
    const outras = await Promise.all((await inicio.getByRole('list').getByRole('link').all()).map(area));
    expect(Math.max(...outras)).toBe(await area(ler));
  });

  await test.step('tela baixa: o total do caixa ao lado dos campos, e a página não rola de lado', async () => {
    await page.setViewportSize(BAIXA);
    await irPorDentro(page, await enderecoDoQr(idCupom));
    await expect(valido(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const [valor, fim] = [await page.getByLabel('Valor da compra').boundingBox(), await confirmar(page).boundingBox()];
    expect(fim?.x).toBeGreaterThan((valor?.x ?? 0) + (valor?.width ?? 0));
    expect(await livre(page, 'Valor da compra')).toBe(true);
    await confirmar(page).scrollIntoViewIfNeeded();
    await expect(confirmar(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await preencherVenda(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByText('R$ 260,91')).toBeInViewport({ ratio: 1 });
  });

  await test.step('cores: o veredito e o peso escolhido continuam à vista', async () => {
    await page.setViewportSize(CELULAR);
    await comCoresDoSistema(page, async () => {
      const veredito = page.locator('section', { has: valido(page) }).last();
      expect(await veredito.evaluate((e) => getComputedStyle(e).borderTopWidth)).toBe('4px');
      await expect(veredito.locator('svg')).toBeVisible();
      const pesos = page.locator('label:has(> input[type="radio"])');
      await distingue(
        pesos.filter({ has: page.locator('input:checked') }),
        pesos.filter({ has: page.locator('input:not(:checked)') }),
      );
    });
  });
});

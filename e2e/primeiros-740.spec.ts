import { expect, type Locator, type Page, test } from '@playwright/test';
import { criarPessoa, indicar, prepararCupom, resgatar, validarCupom } from './apoio/jornada';
import { criarConta, entrar } from './apoio/pessoas';

/** Whole, without scrolling, and under neither the header nor the bar of four places. */
async function naPrimeiraTela(page: Page, alvo: Locator): Promise<void> {
  await expect(alvo).toBeVisible();
  await expect(alvo).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const tocado = await alvo.evaluate((elemento) => {
    const { left, top, width, height } = elemento.getBoundingClientRect();
    return elemento.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(tocado).toBe(true);
}

test.describe('a primeira coisa que cada um veio fazer está nos primeiros 740 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('tutor: o campo do código; com uma indicação, a escolha da loja', async ({ page, request }) => {
    const tutor = await criarPessoa(request, 'tutor');
    await entrar(page, tutor.email, '/web/home');
    await naPrimeiraTela(page, page.getByLabel('Código da indicação'));
    await naPrimeiraTela(page, page.getByRole('button', { name: 'Ver meu desconto' }));

    const { codigoDaIndicacao } = await indicar(request, await criarPessoa(request, 'prescritor'));
    await resgatar(request, tutor, codigoDaIndicacao);
    await page.reload();
    await naPrimeiraTela(page, page.getByRole('link', { name: 'Comprar com desconto' }));
  });

  test('tutor com cupom: o bilhete inteiro, a um toque do caixa', async ({ page, request }) => {
    const { tutor, loja, idCupom } = await prepararCupom(request);
    await entrar(page, tutor.email, '/web/home');
    await naPrimeiraTela(page, page.getByText('10%', { exact: true }));
    await naPrimeiraTela(page, page.getByText(loja.nome));
    await naPrimeiraTela(page, page.getByRole('link', { name: 'Mostrar no caixa' }));
    await page.getByRole('link', { name: 'Mostrar no caixa' }).click();
    await expect(page).toHaveURL(`/web/cupom/ver/${idCupom}`);
  });

  test('parceiro: a nova indicação, o mês, e quem espera, com o lembrete', async ({ page, request }) => {
    const { prescritor } = await prepararCupom(request);
    await indicar(request, prescritor, { email: 'tutora-que-espera@example.com' });
    await entrar(page, prescritor.email, '/web/home');
    await naPrimeiraTela(page, page.getByRole('main').getByRole('link', { name: 'Nova indicação', exact: true }));
    await naPrimeiraTela(page, page.getByRole('link', { name: /^Repetir última/ }));
    await naPrimeiraTela(page, page.getByRole('heading', { name: /^Indicações de / }));
    await naPrimeiraTela(page, page.getByRole('heading', { name: 'Quem espera o quê' }));
    await naPrimeiraTela(page, page.getByRole('link', { name: /^Lembrar .* por WhatsApp$/ }).first());
  });

  test('loja: a leitura é a maior coisa, e com ela cabem hoje, o mês, o que há a receber e as três últimas', async ({
    page,
    request,
  }) => {
    const loja = await criarPessoa(request, 'lojista');
    for (let venda = 0; venda < 3; venda++) {
      const { idCupom } = await prepararCupom(request, { loja });
      await validarCupom(request, loja, idCupom);
    }
    await entrar(page, loja.email, '/web/home');
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

  test('equipe: o mês em uma frase e o que espera por alguém', async ({ page }) => {
    await entrar(page, (await criarConta('indicabem')).email, '/web/home');
    await naPrimeiraTela(page, page.getByLabel('O mês em uma frase'));
    await naPrimeiraTela(page, page.getByRole('heading', { name: 'Espera por você' }));
    const espera = page.getByRole('region', { name: 'Espera por você' });
    await naPrimeiraTela(page, espera.getByRole('link').or(espera.getByText('Nada espera por você')).first());
  });
});

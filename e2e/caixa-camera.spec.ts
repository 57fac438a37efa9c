import { type Browser, expect, test } from '@playwright/test';
import { abrirCaixa, confirmar, preencherVenda, sucesso, UMA_VENDA, vendaRegistrada } from './apoio/caixa';
import { abrirComCamera, filmarTela } from './apoio/camera-falsa';
import { prepararCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';

let navegador: Browser | undefined;
test.afterEach(() => navegador?.close());

test('a câmera lê o QR que gira na tela do tutor, e já está aberta para o próximo', async ({
  page: celular,
  request,
  launchOptions,
}, info) => {
  const { tutor, loja, idCupom } = await prepararCupom(request);
  await entrar(celular, tutor.email, `/web/cupom/ver/${idCupom}`);
  await expect(celular.getByRole('img', { name: /^QR do cupom/ })).toBeVisible();
  const filme = info.outputPath('tela.y4m');
  const camera = await filmarTela(celular, filme);
  navegador = await abrirComCamera(launchOptions, filme);
  const { baseURL, viewport, isMobile, hasTouch, locale } = info.project.use;
  const contexto = await navegador.newContext({
    baseURL,
    viewport,
    isMobile,
    hasTouch,
    locale,
    permissions: ['camera'],
  });
  const page = await contexto.newPage();
  const violacoes: string[] = [];
  page.on('console', (mensagem) => {
    if (mensagem.text().includes('Content Security Policy')) violacoes.push(mensagem.text());
  });

  // Permitted already: nobody has to open it.
  await abrirCaixa(page, loja.email);
  await preencherVenda(page);
  await confirmar(page).click();
  await expect(sucesso(page)).toBeVisible();
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
  await camera.parar();
  await page.getByRole('button', { name: 'Próximo cliente' }).click();
  await expect(page.getByText('Este cupom acabou de ser validado.')).toBeVisible();
  expect(violacoes).toEqual([]);
  await expect(celular.getByText(/^Cupom utilizado em/)).toBeVisible();
});

test('um leitor que funciona como teclado digita o QR inteiro e Enter', async ({ page, request, baseURL }) => {
  const { loja, idCupom } = await prepararCupom(request);
  await abrirCaixa(page, loja.email);
  await page.getByLabel('Código do cupom').focus();
  await page.keyboard.type(`${baseURL}${await enderecoDoQr(idCupom)}`);
  await page.keyboard.press('Enter');
  await preencherVenda(page);
  await confirmar(page).click();
  await expect(sucesso(page)).toBeVisible();
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
});

import { type Browser, expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import {
  abrirCaixa,
  confirmar,
  digitos,
  lerPorCodigo,
  preencherVenda,
  sucesso,
  UMA_VENDA,
  valido,
  vendaRegistrada,
} from './apoio/caixa';
import { abrirComCamera, abrirDiante, filmarTela } from './apoio/camera-falsa';
import { criarPessoa, prepararCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';
import { enderecoDoQr, finalDoCpf } from './apoio/selo';

let navegador: Browser | undefined;
test.afterEach(() => navegador?.close());

/** The till in a browser of its own, with this QR in front of the camera. */
async function caixaComQr(...[qr, launchOptions, info, pessoa]: Parameters<typeof abrirDiante>): Promise<Page> {
  const aberta = await abrirDiante(qr, launchOptions, info, pessoa);
  navegador = aberta.navegador;
  return aberta.page;
}

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

test('uma captura de tela de 46 segundos atrás é recusada, e o código ainda serve', async ({
  request,
  launchOptions,
}, info) => {
  const { loja, idCupom } = await prepararCupom(request);
  const antigo = `https://outro.example.com${await enderecoDoQr(idCupom, 46)}`;
  const page = await caixaComQr(antigo, launchOptions, info);
  await abrirCaixa(page, loja.email);
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await expect(
    page.getByRole('heading', { name: 'QR vencido. Peça ao tutor para abrir o cupom no Indica Bem.' }),
  ).toBeFocused();
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Digitar o número ou o final do CPF' }).click();
  await digitos(page).fill(await finalDoCpf(idCupom));
  await page.keyboard.press('Enter');
  await expect(valido(page)).toBeVisible();
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

test('um QR qualquer não é de um cupom', async ({ request, launchOptions }, info) => {
  const loja = await criarPessoa(request, 'lojista');
  const page = await caixaComQr('https://example.com/cardapio', launchOptions, info);
  await abrirCaixa(page, loja.email);
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await expect(page.getByText('Este QR não é de um cupom.')).toBeVisible();
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Fechar câmera' }).click();
  await expect(page.getByRole('button', { name: 'Abrir câmera' })).toBeVisible();
});

test('câmera negada: diz como liberar, e o código continua à mão', async ({ request, launchOptions }, info) => {
  const loja = await criarPessoa(request, 'lojista');
  const page = await caixaComQr('https://example.com', launchOptions, info, { permite: false });
  await abrirCaixa(page, loja.email);
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await expect(page.getByText('A câmera está bloqueada. Libere o acesso')).toBeVisible();
  await expect(page.getByLabel('Código do cupom')).toBeEnabled();
});

test('sem câmera há uma frase e o código continua à mão', async ({ page, request }) => {
  const { loja, codigo, idCupom } = await prepararCupom(request);
  await abrirCaixa(page, loja.email);
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await expect(page.getByText('Não encontramos uma câmera neste aparelho. Digite o código.')).toBeVisible();
  await exigirAcessivel(page);
  await lerPorCodigo(page, { codigo, idCupom });
  await expect(valido(page)).toBeVisible();
});

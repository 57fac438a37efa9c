import { type Browser, expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import {
  abrirCaixa,
  confirmar,
  digitarCodigo,
  preencherVenda,
  sucesso,
  UMA_VENDA,
  valido,
  vendaRegistrada,
} from './apoio/caixa';
import { abrirDiante } from './apoio/camera-falsa';
import { criarPessoa, prepararCupom } from './apoio/jornada';

let navegador: Browser | undefined;
test.afterEach(() => navegador?.close());

/** The till in a browser of its own, with this QR in front of the camera. */
async function caixaComQr(...[qr, launchOptions, info, pessoa]: Parameters<typeof abrirDiante>): Promise<Page> {
  const aberta = await abrirDiante(qr, launchOptions, info, pessoa);
  navegador = aberta.navegador;
  return aberta.page;
}

test('lê o QR da tela do tutor e já abre de novo para o próximo', async ({ request, launchOptions }, info) => {
  const { loja, idCupom } = await prepararCupom(request);
  // Made on another host: what counts is how the address ends.
  const page = await caixaComQr(`https://outro.example.com/web/cupom/efetivar/${idCupom}`, launchOptions, info);
  const violacoes: string[] = [];
  page.on('console', (mensagem) => {
    if (mensagem.text().includes('Content Security Policy')) violacoes.push(mensagem.text());
  });

  await abrirCaixa(page, loja.email);
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await preencherVenda(page);
  await confirmar(page).click();
  await expect(sucesso(page)).toBeVisible();
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
  await page.getByRole('button', { name: 'Próximo cliente' }).click();
  await expect(page.getByText('Este cupom acabou de ser validado.')).toBeVisible();
  expect(violacoes).toEqual([]);
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
  const { loja, codigo } = await prepararCupom(request);
  await abrirCaixa(page, loja.email);
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await expect(page.getByText('Não encontramos uma câmera neste aparelho. Digite o código.')).toBeVisible();
  await exigirAcessivel(page);
  await digitarCodigo(page, codigo);
  await expect(valido(page)).toBeVisible();
});

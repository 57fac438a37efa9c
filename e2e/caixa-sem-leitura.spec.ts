import { type Browser, expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { abrirCaixa, digitos, lerPorCodigo, valido } from './apoio/caixa';
import { abrirDiante } from './apoio/camera-falsa';
import { criarPessoa, prepararCupom } from './apoio/jornada';
import { enderecoDoQr, finalDoCpf } from './apoio/selo';

let navegador: Browser | undefined;
test.afterEach(() => navegador?.close());

/** The till in a browser of its own, with this QR in front of the camera. */
async function caixaComQr(...[qr, launchOptions, info, pessoa]: Parameters<typeof abrirDiante>): Promise<Page> {
  const aberta = await abrirDiante(qr, launchOptions, info, pessoa);
  navegador = aberta.navegador;
  return aberta.page;
}

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

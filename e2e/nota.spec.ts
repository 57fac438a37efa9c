import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { comDigitoDaChave } from '@indica-bem/domain/nota/chave';
import { type Browser, expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { abrirDiante } from './apoio/camera-falsa';
import { prepararCupom, validarCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';

let navegador: Browser | undefined;
test.afterEach(() => navegador?.close());

test('a câmera lê a nota de uma venda da lista, e o tutor a vê na Fórmula do Bem', async ({
  page: celular,
  request,
  launchOptions,
}, info) => {
  const { loja, tutor, idCupom } = await prepararCupom(request);
  await validarCupom(request, loja, idCupom);
  const [{ cnpj } = { cnpj: '' }] = await consultar<{ cnpj: string }>('select cnpj from lojista where id = $1', [
    loja.id,
  ]);
  const mes = hojeEmSaoPaulo(new Date()).slice(2, 7).replace('-', '');
  const chave = comDigitoDaChave(`35${mes}${cnpj}65001${String(idCupom % 1e9).padStart(9, '0')}112345678`);
  const qr = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${chave}|3|1`;
  const aberta = await abrirDiante(qr, launchOptions, info);
  navegador = aberta.navegador;
  const { page } = aberta;

  await entrar(page, loja.email, '/web/cupom/efetivados?periodo=hoje');
  await page.getByRole('button', { name: /^Ler a nota/ }).click();
  const camera = page.getByRole('button', { name: 'Ler o QR com a câmera' });
  await expect(camera).toBeVisible();
  await exigirAcessivel(page);
  await camera.click();
  await expect(page.getByText(/^NFC-e nº/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const linhas = page.locator('main tbody').first();
    await expect
      .poll(async () => {
        const [produto, nota] = [linhas.locator('tr').first().locator('td').nth(1), linhas.getByText(/^NFC-e nº/)];
        // What stands under the product begins where it does, but for the cell's own edge.
        return Math.abs(((await nota.boundingBox())?.x ?? 0) - ((await produto.boundingBox())?.x ?? 0) - 14);
      })
      .toBeLessThanOrEqual(4);
  }
  expect(await consultar('select chave, de from nota where cupom_id = $1', [idCupom])).toEqual([{ chave, de: 'loja' }]);

  await entrar(celular, tutor.email, '/web/formula-do-bem');
  await celular.getByRole('button', { name: 'Enviar nota' }).click();
  await expect(celular.getByText(/^NFC-e nº/)).toBeVisible();
  await exigirAcessivel(celular);
});

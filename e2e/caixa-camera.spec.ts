import { type Browser, expect, test } from '@playwright/test';
import {
  abrirCaixa,
  confirmar,
  preencherOutraVenda,
  preencherVenda,
  sucesso,
  UMA_VENDA,
  vendaRegistrada,
} from './apoio/caixa';
import { abrirComCamera, filmarTela, lugarDoFilme } from './apoio/camera-falsa';
import { prepararCupom } from './apoio/jornada';
import { NAS_DUAS_LARGURAS } from './apoio/larguras';
import { entrar } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';

let navegador: Browser | undefined;
test.afterEach(() => navegador?.close());

for (const [onde, aparelho] of NAS_DUAS_LARGURAS) {
  test.describe(onde, () => {
    test.use(aparelho);

    test('a câmera lê o QR que gira na tela do tutor, e ao lado dela um leitor que funciona como teclado', async ({
      page: celular,
      request,
      baseURL,
      launchOptions,
      viewport,
      isMobile,
      hasTouch,
      locale,
    }, info) => {
      const { tutor, loja, idCupom } = await prepararCupom(request);
      const segundo = await prepararCupom(request, { loja });
      await entrar(celular, tutor.email, `/web/cupom/ver/${idCupom}`);
      await expect(celular.getByRole('img', { name: /^QR do cupom/ })).toBeVisible();
      const filme = lugarDoFilme(info);
      const camera = await filmarTela(celular, filme);
      navegador = await abrirComCamera(launchOptions, filme);
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

      await test.step('permitida, a câmera já está aberta, também para o próximo', async () => {
        await abrirCaixa(page, loja.email);
        await preencherVenda(page);
        // Sold, the coupon has no QR to film; the last picture stays in front of the camera.
        await camera.parar();
        await confirmar(page).click();
        await expect(sucesso(page)).toBeVisible();
        expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
        await page.getByRole('button', { name: 'Próximo cliente' }).click();
        await expect(page.getByText('Este cupom acabou de ser validado.')).toBeVisible();
        await expect(celular.getByText(/^Cupom utilizado em/)).toBeVisible();
      });

      await test.step('o leitor digita o QR inteiro e Enter', async () => {
        await page.getByLabel('Código do cupom').focus();
        await page.keyboard.type(`${baseURL}${await enderecoDoQr(segundo.idCupom)}`);
        await page.keyboard.press('Enter');
        await preencherOutraVenda(page);
        await confirmar(page).click();
        await expect(sucesso(page)).toBeVisible();
        expect(await vendaRegistrada(segundo.idCupom)).toEqual(UMA_VENDA);
      });
      expect(violacoes).toEqual([]);
    });
  });
}

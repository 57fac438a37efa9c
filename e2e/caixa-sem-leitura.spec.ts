import { type Browser, expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { abrirCaixa, digitos, valido } from './apoio/caixa';
import { abrirDiante } from './apoio/camera-falsa';
import { prepararCupom } from './apoio/jornada';
import { enderecoDoQr, finalDoCpf } from './apoio/selo';

let navegador: Browser | undefined;
test.afterEach(() => navegador?.close());

test('o que a câmera lê e não serve: um QR qualquer, e a captura de um cupom', async ({
  request,
  launchOptions,
}, info) => {
  const { loja, idCupom } = await prepararCupom(request);
  const diante = await abrirDiante('https://example.com/cardapio', launchOptions, info);
  navegador = diante.navegador;
  const { page } = diante;
  const abrirCamera = page.getByRole('button', { name: 'Abrir câmera' });
  await abrirCaixa(page, loja.email);

  await test.step('um QR qualquer não é de um cupom', async () => {
    await abrirCamera.click();
    await expect(page.getByText('Este QR não é de um cupom.')).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Fechar câmera' }).click();
    await expect(abrirCamera).toBeVisible();
  });

  await test.step('uma captura de tela de 46 segundos atrás é recusada, e o código ainda serve', async () => {
    await diante.mostrar(`https://outro.example.com${await enderecoDoQr(idCupom, 46)}`);
    await abrirCamera.click();
    await expect(
      page.getByRole('heading', { name: 'QR vencido. Peça ao tutor para abrir o cupom no Indica Bem.' }),
    ).toBeFocused();
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Digitar o número ou o final do CPF' }).click();
    await digitos(page).fill(await finalDoCpf(idCupom));
    await page.keyboard.press('Enter');
    await expect(valido(page)).toBeVisible();
  });
});

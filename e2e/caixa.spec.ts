import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import {
  abrirCaixa,
  confirmar,
  digitarCodigo,
  digitos,
  lerPorCodigo,
  preencherVenda,
  sucesso,
  UMA_VENDA,
  valido,
  vendaRegistrada,
} from './apoio/caixa';
import { prepararCupom } from './apoio/jornada';
import { finalDoCpf } from './apoio/selo';

test('do código digitado ao recibo, e o próximo cliente já encontra o funcionário', async ({ page, request }) => {
  const { loja, codigo, idCupom, tutor } = await prepararCupom(request);
  const segundo = await prepararCupom(request, { loja });
  await abrirCaixa(page, loja.email);
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await expect(page.getByText('Não encontramos uma câmera neste aparelho. Digite o código.')).toBeVisible();
  await exigirAcessivel(page);

  await digitarCodigo(page, codigo.toLowerCase().replace(/(.{4})/g, '$1-'));
  await expect(digitos(page)).toBeFocused();
  await exigirAcessivel(page);
  const cpf = await finalDoCpf(idCupom);
  await page.keyboard.type(cpf === '000' ? '111' : '000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Os dígitos do CPF não conferem.')).toBeVisible();
  await digitos(page).fill(cpf);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(valido(page)).toBeVisible();
  await expect(page.getByText(`Tutor: ${tutor.nome.split(' ')[0]}`)).toBeVisible();
  await expect(page.getByText(`CPF ***.***.**${cpf[0]}-${cpf.slice(1)}`)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByLabel('Nome do funcionário')).toBeFocused();
  await exigirAcessivel(page);

  await expect(confirmar(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Falta preencher: funcionário, valor e embalagem.')).toBeVisible();
  await preencherVenda(page);
  await expect(page.getByLabel('Valor da compra')).toHaveValue(/^R\$\s289,90$/);
  await expect(page.getByText('Cobrar do cliente R$ 260,91 desconto de R$ 28,99')).toBeVisible();

  await confirmar(page).click();
  await expect(sucesso(page)).toBeVisible();
  await expect(page.getByText('Valor cobrado R$ 260,91')).toBeVisible();
  await expect(page.getByText('+1 kg para doação')).toBeVisible();
  await exigirAcessivel(page);
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
  await page.getByText('Valor da compra').click();
  await expect(page.getByRole('button', { name: 'Ficar nesta tela' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Próximo cliente' }).click();
  await digitarCodigo(page, codigo);
  await expect(page.getByRole('heading', { name: 'Cupom já utilizado.' })).toBeFocused();
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Ler outro cupom' }).click();
  await lerPorCodigo(page, segundo);
  await expect(page.getByLabel('Valor da compra')).toBeFocused();
  // Value, every weight and the button within one screen, without scrolling.
  for (const lugar of [page.getByRole('radio', { name: '20 kg' }), confirmar(page)])
    await expect(lugar).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  await expect(page.getByLabel('Valor da compra')).toHaveValue('');
  await expect(page.getByText('Falta preencher: valor e embalagem.')).toBeVisible();
  await page.getByRole('button', { name: 'Funcionário: Caio. Trocar' }).click();
  await page.keyboard.type('Bia');
  await expect(page.getByLabel('Nome do funcionário')).toHaveValue('Bia');
});

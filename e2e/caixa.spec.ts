import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
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
import { criarPessoa, escolherLoja, prepararCupom, validarCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';
import { enderecoDoQr, finalDoCpf } from './apoio/selo';

test.describe('validar desconto', () => {
  test('do código digitado ao recibo, e o próximo cliente já encontra o funcionário', async ({ page, request }) => {
    const { loja, codigo, idCupom, tutor } = await prepararCupom(request);
    const segundo = await prepararCupom(request, { loja });
    await abrirCaixa(page, loja.email);
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

    await page.getByRole('button', { name: 'Próximo cliente' }).click();
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

  test('a câmera do próprio celular abre o caixa com o selo, e o login no meio não o perde', async ({
    page,
    request,
  }) => {
    const { loja, idCupom } = await prepararCupom(request);
    await entrar(page, loja.email, await enderecoDoQr(idCupom));
    await preencherVenda(page);
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
    await page.getByRole('button', { name: 'Próximo cliente' }).click();
    await expect(page).toHaveURL(/\/web\/cupom\/efetivar$/);
    await expect(page.getByLabel('Código do cupom')).toHaveValue('');
  });

  test('o recibo volta sozinho ao caixa, a menos que alguém o toque', async ({ page, request }) => {
    const [um, outro] = [await prepararCupom(request), await prepararCupom(request)];
    await page.clock.install();
    for (const { loja, idCupom } of [um, outro]) {
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      await entrar(page, loja.email, await enderecoDoQr(idCupom));
      await preencherVenda(page);
      await confirmar(page).click();
      await expect(sucesso(page)).toBeVisible();
      if (idCupom === outro.idCupom) await page.getByText('Valor da compra').click();
      await page.clock.fastForward(21_000);
      if (idCupom === um.idCupom) await expect(page.getByLabel('Código do cupom')).toBeVisible();
    }
    await expect(sucesso(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ficar nesta tela' })).toHaveCount(0);
  });

  test('na conferência simples, o código sozinho abre a venda', async ({ page, request }) => {
    const { loja, codigo, idCupom } = await prepararCupom(request);
    const cpf = await finalDoCpf(idCupom);
    // As the server answers then; the setting itself belongs to every till of the run.
    await page.route('**/leitura', async (route) => {
      expect(route.request().postDataJSON()).toEqual({});
      await route.continue({ postData: { cpf } });
    });
    await abrirCaixa(page, loja.email);
    await digitarCodigo(page, codigo);
    await preencherVenda(page);
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
  });

  test('um código incompleto espera 5 segundos; Enter não espera', async ({ page, request }) => {
    const loja = await criarPessoa(request, 'lojista');
    await page.clock.install();
    await abrirCaixa(page, loja.email);
    await expect(page.getByLabel('Código do cupom')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await digitarCodigo(page, 'CPM7');
    await page.clock.fastForward(4_900);
    await expect(page.getByLabel('Código do cupom')).toHaveValue('CPM7');
    await page.clock.fastForward(100);
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Cupom inválido.' })).toBeVisible();

    await page.getByRole('button', { name: 'Corrigir o código' }).click();
    await expect(page.getByLabel('Código do cupom')).toHaveValue('CPM7');
    await expect(page.getByLabel('Código do cupom')).toBeFocused();
    await page.keyboard.type('K');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Cupom inválido.' })).toBeVisible();
  });
});

test.describe('recusas', () => {
  const OUTRA_LOJA = 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca';

  test('cupom já utilizado', async ({ page, request }) => {
    const { loja, codigo, idCupom } = await prepararCupom(request);
    await validarCupom(request, loja, idCupom);
    await abrirCaixa(page, loja.email);
    await digitarCodigo(page, codigo);
    await expect(page.getByRole('heading', { name: 'Cupom já utilizado.' })).toBeFocused();
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Ler outro cupom' }).click();
    await expect(page.getByLabel('Código do cupom')).toHaveValue('');
  });

  test('cupom de outra loja, escolhido de início ou trocado depois', async ({ page, request }) => {
    const { tutor, idPrescricao, codigo, loja } = await prepararCupom(request);
    const outra = await criarPessoa(request, 'lojista');
    await abrirCaixa(page, outra.email);
    await digitarCodigo(page, codigo);
    await expect(page.getByRole('heading', { name: OUTRA_LOJA })).toBeVisible();
    await exigirAcessivel(page);

    await escolherLoja(request, tutor, idPrescricao, outra);
    await page.evaluate(() => localStorage.clear());
    await abrirCaixa(page, loja.email);
    await digitarCodigo(page, codigo);
    await expect(page.getByRole('heading', { name: OUTRA_LOJA })).toBeVisible();
  });

  test('código desconhecido', async ({ page, request }) => {
    const loja = await criarPessoa(request, 'lojista');
    await abrirCaixa(page, loja.email);
    await digitarCodigo(page, '2222222222');
    await expect(page.getByRole('heading', { name: 'Cupom inválido.' })).toBeVisible();
  });

  test('cupom vencido diz desde quando', async ({ page, request }) => {
    const { loja, codigo, idCupom } = await prepararCupom(request);
    await consultar(`update cupom set data_validade = '2026-01-31' where id = $1`, [idCupom]);
    await abrirCaixa(page, loja.email);
    await digitarCodigo(page, codigo);
    await expect(page.getByRole('heading', { name: 'Cupom inválido. Vencido em 31/01/2026.' })).toBeVisible();
  });

  test('o tutor troca de loja enquanto a venda é preenchida: o veredito muda', async ({ page, request }) => {
    const { loja, tutor, idPrescricao, codigo, idCupom } = await prepararCupom(request);
    const outra = await criarPessoa(request, 'lojista');
    await abrirCaixa(page, loja.email);
    await lerPorCodigo(page, { codigo, idCupom });
    await preencherVenda(page);
    await escolherLoja(request, tutor, idPrescricao, outra);
    await confirmar(page).click();
    await expect(page.getByRole('heading', { name: OUTRA_LOJA })).toBeVisible();
  });

  test('um valor digitado com vírgula é o que se lê', async ({ page, request }) => {
    const { loja, codigo, idCupom } = await prepararCupom(request);
    await abrirCaixa(page, loja.email);
    await lerPorCodigo(page, { codigo, idCupom });
    await preencherVenda(page);
    const valor = page.getByLabel('Valor da compra');
    await valor.fill('');
    await valor.pressSequentially('1.234,5');
    await expect(valor).toHaveValue(/^R\$\s1\.234,5$/);
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
    await expect(page.getByText(/^R\$\s1\.234,50$/)).toBeVisible();
  });

  test('um valor que o servidor não aceita volta no seu campo e nada se perde', async ({ page, request }) => {
    const { loja, codigo, idCupom } = await prepararCupom(request);
    await abrirCaixa(page, loja.email);
    await lerPorCodigo(page, { codigo, idCupom });
    await preencherVenda(page);
    await page.getByLabel('Valor da compra').pressSequentially('00000');
    await confirmar(page).click();
    await expect(page.getByText('Erro no cadastrado')).toBeVisible();
    await expect(page.getByText('Valor acima do limite')).toBeVisible();
    await expect(page.getByLabel('Valor da compra')).toBeFocused();
    await expect(page.getByRole('radio', { name: '15 kg' })).toBeChecked();

    for (let n = 0; n < 5; n++) await page.keyboard.press('Backspace');
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
    expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
  });
});

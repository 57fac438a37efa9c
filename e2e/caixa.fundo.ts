import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import {
  abrirCaixa,
  confirmar,
  digitarCodigo,
  lerPorCodigo,
  preencherOutraVenda,
  preencherVenda,
  sucesso,
  UMA_VENDA,
  valido,
  vendaRegistrada,
} from './apoio/caixa';
import { escolherLoja, prepararCupom, validarCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';

test('o que espera no caixa: o recibo até que se toque, e o código incompleto', async ({ page, request }) => {
  const { loja, idCupom } = await prepararCupom(request);
  const outro = await prepararCupom(request, { loja });
  const codigo = page.getByLabel('Código do cupom');
  await page.clock.install();

  await test.step('a câmera do próprio celular abre o caixa com o selo', async () => {
    await entrar(page, loja.email, await enderecoDoQr(idCupom));
    await preencherVenda(page);
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
  });

  await test.step('o recibo volta sozinho ao caixa, e o selo saiu do endereço', async () => {
    await page.clock.fastForward(21_000);
    await expect(codigo).toHaveValue('');
    await expect(page).toHaveURL(/\/web\/cupom\/efetivar$/);
  });

  await test.step('a menos que alguém o toque', async () => {
    await lerPorCodigo(page, outro);
    await preencherOutraVenda(page);
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
    await page.getByText('Valor da compra').click();
    await page.clock.fastForward(21_000);
    await expect(sucesso(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ficar nesta tela' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Próximo cliente' }).click();
    await expect(codigo).toHaveValue('');
  });

  const invalido = page.getByRole('heading', { name: 'Cupom inválido.' });
  await test.step('um código incompleto espera 5 segundos', async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await digitarCodigo(page, 'CPM7');
    await page.clock.fastForward(4_900);
    await expect(codigo).toHaveValue('CPM7');
    await page.clock.fastForward(100);
    await page.clock.resume();
    await expect(invalido).toBeVisible();
  });

  await test.step('corrigido, e com Enter, não espera', async () => {
    await page.getByRole('button', { name: 'Corrigir o código' }).click();
    await expect(codigo).toHaveValue('CPM7');
    await expect(codigo).toBeFocused();
    await page.keyboard.type('K');
    await page.keyboard.press('Enter');
    await expect(invalido).toBeVisible();
  });
});

test('o que o caixa recusa, um código depois do outro', async ({ page, request }) => {
  const usado = await prepararCupom(request);
  const { loja } = usado;
  const vencido = await prepararCupom(request, { loja });
  const [trocado, trocadoNaVenda] = [await prepararCupom(request, { loja }), await prepararCupom(request, { loja })];
  const deOutra = await prepararCupom(request);
  const veredito = (titulo: string) => page.getByRole('heading', { name: titulo, exact: true });
  const lerOutro = () => page.getByRole('button', { name: 'Ler outro cupom' }).click();
  const OUTRA_LOJA = 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca';
  await abrirCaixa(page, loja.email);

  await test.step('cupom já utilizado', async () => {
    await validarCupom(request, loja, usado.idCupom);
    await digitarCodigo(page, usado.codigo);
    await expect(veredito('Cupom já utilizado.')).toBeFocused();
    await exigirAcessivel(page);
    await lerOutro();
    await expect(page.getByLabel('Código do cupom')).toHaveValue('');
  });

  await test.step('cupom de outra loja', async () => {
    await digitarCodigo(page, deOutra.codigo);
    await expect(veredito(OUTRA_LOJA)).toBeVisible();
    await exigirAcessivel(page);
    await lerOutro();
  });

  await test.step('cupom desta loja, trocada depois', async () => {
    await escolherLoja(request, trocado.tutor, trocado.idPrescricao, deOutra.loja);
    await digitarCodigo(page, trocado.codigo);
    await expect(veredito(OUTRA_LOJA)).toBeVisible();
    await lerOutro();
  });

  await test.step('código desconhecido', async () => {
    await digitarCodigo(page, '2222222222');
    await expect(veredito('Cupom inválido.')).toBeVisible();
    await lerOutro();
  });

  await test.step('cupom vencido diz desde quando', async () => {
    await consultar(`update cupom set data_validade = '2026-01-31' where id = $1`, [vencido.idCupom]);
    await digitarCodigo(page, vencido.codigo);
    await expect(veredito('Cupom inválido. Vencido em 31/01/2026.')).toBeVisible();
    await lerOutro();
  });

  await test.step('o tutor troca de loja enquanto a venda é preenchida: o veredito muda', async () => {
    await lerPorCodigo(page, trocadoNaVenda);
    await preencherVenda(page);
    await escolherLoja(request, trocadoNaVenda.tutor, trocadoNaVenda.idPrescricao, deOutra.loja);
    await confirmar(page).click();
    await expect(veredito(OUTRA_LOJA)).toBeVisible();
  });
});

test('num aparelho sem câmera o código vende: o valor recusado volta no seu campo, e com vírgula é o que se lê', async ({
  page,
  request,
}) => {
  const { loja, ...recusada } = await prepararCupom(request);
  const comVirgula = await prepararCupom(request, { loja });
  const valor = page.getByLabel('Valor da compra');

  await test.step('sem câmera há uma frase e o código continua à mão', async () => {
    await abrirCaixa(page, loja.email);
    await page.getByRole('button', { name: 'Abrir câmera' }).click();
    await expect(page.getByText('Não encontramos uma câmera neste aparelho. Digite o código.')).toBeVisible();
    await exigirAcessivel(page);
    await lerPorCodigo(page, recusada);
    await expect(valido(page)).toBeVisible();
  });

  await test.step('um valor que o servidor não aceita volta no seu campo e nada se perde', async () => {
    await preencherVenda(page);
    await valor.pressSequentially('00000');
    await confirmar(page).click();
    await expect(page.getByText('Erro no cadastrado')).toBeVisible();
    await expect(page.getByText('Valor acima do limite')).toBeVisible();
    await expect(valor).toBeFocused();
    await expect(page.getByRole('radio', { name: '15 kg' })).toBeChecked();
    for (let n = 0; n < 5; n++) await page.keyboard.press('Backspace');
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
    expect(await vendaRegistrada(recusada.idCupom)).toEqual(UMA_VENDA);
  });

  await test.step('um valor digitado com vírgula é o que se lê', async () => {
    await page.getByRole('button', { name: 'Próximo cliente' }).click();
    await lerPorCodigo(page, comVirgula);
    await preencherOutraVenda(page);
    await valor.fill('');
    await valor.pressSequentially('1.234,5');
    await expect(valor).toHaveValue(/^R\$\s1\.234,5$/);
    await confirmar(page).click();
    await expect(sucesso(page)).toBeVisible();
    await expect(page.getByText(/^R\$\s1\.234,50$/)).toBeVisible();
  });
});

import { expect, test } from '@playwright/test';
import { indicacoesDe, opcao, pergunta } from './apoio/assistente';
import { confirmar, digitos, sucesso, UMA_VENDA, valido, vendaRegistrada } from './apoio/caixa';
import { assentar } from './apoio/dentro';
import { prepararCupom, telefoneNovo } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar, SENHA } from './apoio/pessoas';
import { finalDoCpf } from './apoio/selo';
import { tabAte } from './apoio/teclado';

test.use(NA_MESA);

// Nothing here is clicked nor given the focus: only keys, but for the login of the second.

test('entrar, do início à página escolhida pulando o menu, e uma indicação inteira', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  const { keyboard } = page;
  await test.step('entrar', async () => {
    await page.goto('/web/login');
    await tabAte(page, page.getByLabel('E-mail'));
    await keyboard.type(parceiro.email);
    await tabAte(page, page.getByLabel('Senha', { exact: true }));
    await keyboard.type(SENHA);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/web\/home$/);
  });

  await test.step('do início à página escolhida pulando o menu', async () => {
    await page.reload();
    await assentar(page);
    await tabAte(page, page.getByRole('link', { name: /conteúdo/ }));
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await tabAte(page, page.getByRole('main').getByRole('link', { name: /^Nova indicação/ }));
    await keyboard.press('Enter');
    await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
  });

  for (const nome of ['Cães', 'Fórmula Natural', 'Fresh Meat', 'Adultos', 'Médio']) {
    await tabAte(page, opcao(page, nome));
    await keyboard.press('Enter');
  }
  await expect(pergunta(page, 'Quanto o pet come por dia?')).toBeFocused();

  await tabAte(page, page.getByLabel('Peso do pet'));
  await keyboard.type('10');
  const atividades = page.getByRole('group', { name: 'Atividade' }).getByRole('radio');
  await tabAte(page, atividades.first());
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Baixa atividade', exact: true })).toBeChecked();
  await tabAte(page, page.getByRole('button', { name: 'Avançar' }));
  await keyboard.press('Space');
  await expect(pergunta(page, 'Quem recebe a indicação?')).toBeFocused();

  const telefone = telefoneNovo();
  await tabAte(page, page.getByLabel('Telefone do tutor'));
  await keyboard.type(telefone);
  await test.step('pulando o menu, o que foi digitado fica', async () => {
    await tabAte(page, page.getByRole('link', { name: /conteúdo/ }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/#conteudo$/);
  });
  await tabAte(page, page.getByRole('button', { name: 'Enviar indicação' }));
  await keyboard.press('Enter');

  const dialogo = page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' });
  await expect(dialogo).toBeVisible();
  expect(await indicacoesDe(parceiro.id)).toMatchObject([{ telefone, gramas: 133 }]);
  await tabAte(page, dialogo.getByRole('button', { name: 'Copiar link' }));
  await keyboard.press('Escape');
  await expect(page).toHaveURL(/\/web\/prescricoes$/);
});

test('uma venda no caixa, do código digitado ao próximo cliente', async ({ page, request }) => {
  const { loja, codigo, idCupom } = await prepararCupom(request);
  const { keyboard } = page;
  await entrar(page, loja.email, '/web/cupom/efetivar');
  await tabAte(page, page.getByLabel('Código do cupom'));
  await keyboard.type(codigo);
  await expect(digitos(page)).toBeFocused();
  await keyboard.type(await finalDoCpf(idCupom));
  await keyboard.press('Enter');
  await expect(valido(page)).toBeVisible();

  await expect(page.getByLabel('Nome do funcionário')).toBeFocused();
  await keyboard.type('Caio');
  await tabAte(page, page.getByLabel('Valor da compra'));
  await keyboard.type('28990');
  await tabAte(page, page.getByRole('radio').first());
  await keyboard.press('Space');
  for (let n = 0; n < 6; n++) await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '15 kg' })).toBeChecked();
  await tabAte(page, confirmar(page));
  await keyboard.press('Enter');

  await expect(sucesso(page)).toBeFocused();
  expect(await vendaRegistrada(idCupom)).toEqual(UMA_VENDA);
  await tabAte(page, page.getByRole('button', { name: 'Próximo cliente' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Código do cupom')).toBeVisible();
});

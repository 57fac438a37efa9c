import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import {
  abrirAssistente,
  chegarAoTutor,
  escolhaFeita,
  escolherProduto,
  GUARDADA,
  imprimirCodigo,
  indicacoesDe,
  informarMedidas,
  opcao,
  pergunta,
} from './apoio/assistente';
import { telefoneNovo } from './apoio/jornada';
import { criarConta } from './apoio/pessoas';

const CRIAR = '**/api/prescrition/nova_prescricao_prescritor';

test('o parceiro indica em sete passos e recebe código, link e WhatsApp', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  const telefone = telefoneNovo();
  await abrirAssistente(page, parceiro.email);
  await exigirAcessivel(page);
  await chegarAoTutor(page);
  await expect(page.getByText('7 de 7')).toBeVisible();
  await expect(page.getByLabel('Data', { exact: true })).not.toBeEditable();

  const enviar = page.getByRole('button', { name: 'Enviar indicação' });
  await expect(enviar).toHaveAccessibleDescription('Falta preencher: telefone do tutor.');
  await page.getByLabel('E-mail do tutor').fill('novo.tutor@');
  await page.getByLabel('Telefone do tutor').fill(telefone);
  await expect(page.getByText('Email inválido')).toBeVisible();
  await page.getByLabel('E-mail do tutor').fill('novo.tutor@example.com');
  await page.getByLabel('Anotações').fill('Duas refeições.');
  await exigirAcessivel(page);
  expect(page.url()).not.toMatch(/tutor%40|example|Duas/);
  await enviar.click();

  const sucesso = page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' });
  await expect(sucesso).toBeVisible();
  const [feita] = await indicacoesDe(parceiro.id);
  expect(feita).toMatchObject({ telefone, email: 'novo.tutor@example.com', gramas: 133 });
  const codigo = `${feita?.codigo.slice(0, 4)}-${feita?.codigo.slice(4)}`;
  await expect(sucesso).toContainText(codigo);
  await expect(sucesso.getByRole('link', { name: 'Ver a indicação' })).toHaveAttribute(
    'href',
    `/web/indicacao/codigo/${feita?.id}`,
  );
  const conversa = new URL(
    (await sucesso.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')) ?? '',
  );
  expect(conversa.pathname).toBe(`/55${telefone}`);
  expect(conversa.searchParams.get('text')).toContain('133 g por dia');
  expect(conversa.searchParams.get('text')).toContain(`${new URL(page.url()).origin}/web/indicacao/`);
  await exigirAcessivel(page);

  await sucesso.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL(/\/web\/prescricoes$/);
  await expect(page.getByRole('link', { name: `Abrir indicação ${codigo}` })).toBeVisible();
});

test('"Nova indicação" depois do sucesso recomeça do zero', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Nova indicação' }).click();
  await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opcao(page, 'Cães')).toHaveAttribute('aria-pressed', 'false');
  await chegarAoTutor(page);
  await expect(page.getByLabel('Telefone do tutor')).toHaveValue('');
});

test('recarregar no meio e andar pelo histórico não perde nenhuma escolha', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  await abrirAssistente(page, parceiro.email);
  await escolherProduto(page);
  await informarMedidas(page);
  await expect(page).toHaveURL(/peso_pet=10.*atividade=baixa/);

  await page.reload();
  await expect(page.getByLabel('Peso do pet')).toHaveValue('10');
  await expect(page.getByRole('region', { name: 'Quantidade diária' })).toContainText('133 g/dia');
  await exigirAcessivel(page);

  await page.goBack();
  await expect(pergunta(page, 'Qual é o porte do pet?')).toBeVisible();
  await expect(opcao(page, 'Médio')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(pergunta(page, 'Qual é a opção?')).toBeVisible();
  await expect(page).toHaveURL(/porte=M%C3%A9dio.*passo=nome_curto/);
  await page.reload();
  await expect(opcao(page, 'Adultos')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(pergunta(page, 'Qual é o porte do pet?')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Peso do pet')).toHaveValue('10');
});

test('voltar mantém o escolhido, e uma etiqueta leva à sua pergunta', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill('15912345678');
  const voltar = page.getByRole('button', { name: 'Voltar' });

  await voltar.click();
  await expect(page.getByLabel('Peso do pet')).toHaveValue('10');
  await voltar.click();
  await expect(opcao(page, 'Médio')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByLabel('Peso do pet')).toHaveValue('10');

  await escolhaFeita(page, 'Fresh Meat').click();
  await expect(pergunta(page, 'Qual é a linha?')).toBeVisible();
  await opcao(page, 'Fresh Meat').click();
  await expect(page.getByLabel('Peso do pet')).toHaveValue('10');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByLabel('Telefone do tutor')).toHaveValue('(15) 91234-5678');

  await escolhaFeita(page, 'Cães').click();
  await opcao(page, 'Gatos').click();
  await expect(pergunta(page, 'Qual é a marca?')).toBeVisible();
  await expect(escolhaFeita(page, 'Fresh Meat')).toBeHidden();
});

test('se a resposta se perde, a indicação fica no dispositivo e ainda assim é uma só', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await page.getByLabel('Anotações').fill('Não perder isto.');

  await page.route(CRIAR, async (rota) => {
    await rota.fetch();
    await rota.abort();
  });
  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page.getByRole('dialog', { name: GUARDADA })).toBeVisible();
  await page.unroute(CRIAR);
  await page.getByRole('button', { name: 'Ver o que aguarda envio' }).click();
  await expect(page.getByRole('link', { name: /Abrir indicação/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /Aguardando envio/ })).toBeHidden();
  expect(await indicacoesDe(parceiro.id)).toHaveLength(1);
});

test('"Usar código impresso" registra o cartão, e um código já usado ou desconhecido é recusado', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  const codigo = await imprimirCodigo();
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await page.getByRole('button', { name: 'Usar código impresso' }).click();
  const campo = page.getByLabel('Código impresso');
  await expect(campo).toBeFocused();
  const enviar = page.getByRole('button', { name: 'Enviar indicação' });

  await campo.fill('22222222');
  await enviar.click();
  await expect(page.getByText('Código inválido.')).toBeVisible();
  await campo.fill(`${codigo.slice(0, 4)}-${codigo.slice(4)}`.toLowerCase());
  await enviar.click();
  await expect(page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' })).toContainText(codigo.slice(4));
  expect(await indicacoesDe(parceiro.id)).toMatchObject([{ codigo, gramas: 133 }]);

  await page.getByRole('dialog').getByRole('link', { name: 'Nova indicação' }).click();
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await page.getByRole('button', { name: 'Usar código impresso' }).click();
  await campo.fill(codigo);
  await enviar.click();
  await expect(page.getByText('Código já utilizado.')).toBeVisible();
});

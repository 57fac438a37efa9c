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
const REALIZADA = 'Indicação realizada com sucesso!';

test('o parceiro indica em sete passos e recebe código, link e WhatsApp; "Nova indicação" recomeça do zero', async ({
  page,
}) => {
  const parceiro = await criarConta('prescritor');
  const telefone = telefoneNovo();
  const enviar = page.getByRole('button', { name: 'Enviar indicação' });
  const sucesso = page.getByRole('dialog', { name: REALIZADA });
  await abrirAssistente(page, parceiro.email);
  await exigirAcessivel(page);
  await chegarAoTutor(page);

  await test.step('o sétimo passo diz o que falta', async () => {
    await expect(page.getByText('7 de 7')).toBeVisible();
    await expect(page.getByLabel('Data', { exact: true })).not.toBeEditable();
    await expect(enviar).toHaveAccessibleDescription('Falta preencher: telefone do tutor.');
    await page.getByLabel('E-mail do tutor').fill('novo.tutor@');
    await page.getByLabel('Telefone do tutor').fill(telefone);
    await expect(page.getByText('Email inválido')).toBeVisible();
    await page.getByLabel('E-mail do tutor').fill('novo.tutor@example.com');
    await page.getByLabel('Anotações').fill('Duas refeições.');
    await exigirAcessivel(page);
    expect(page.url()).not.toMatch(/tutor%40|example|Duas/);
  });

  await enviar.click();
  await expect(sucesso).toBeVisible();
  const [feita] = await indicacoesDe(parceiro.id);
  const codigo = `${feita?.codigo.slice(0, 4)}-${feita?.codigo.slice(4)}`;
  await test.step('código, link e WhatsApp', async () => {
    expect(feita).toMatchObject({ telefone, email: 'novo.tutor@example.com', gramas: 133 });
    await expect(sucesso).toContainText(codigo);
    const ver = sucesso.getByRole('link', { name: 'Ver a indicação' });
    await expect(ver).toHaveAttribute('href', `/web/indicacao/codigo/${feita?.id}`);
    const whatsapp = sucesso.getByRole('link', { name: 'Enviar por WhatsApp' });
    const conversa = new URL((await whatsapp.getAttribute('href')) ?? '');
    expect(conversa.pathname).toBe(`/55${telefone}`);
    expect(conversa.searchParams.get('text')).toContain('133 g por dia');
    expect(conversa.searchParams.get('text')).toContain(`${new URL(page.url()).origin}/web/indicacao/`);
    await exigirAcessivel(page);
  });

  await test.step('"Nova indicação" depois do sucesso recomeça do zero', async () => {
    await sucesso.getByRole('link', { name: 'Nova indicação' }).click();
    await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opcao(page, 'Cães')).toHaveAttribute('aria-pressed', 'false');
    await chegarAoTutor(page);
    await expect(page.getByLabel('Telefone do tutor')).toHaveValue('');
  });

  await test.step('fechar leva à lista, onde ela está', async () => {
    await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
    await enviar.click();
    await sucesso.getByRole('button', { name: 'Fechar' }).click();
    await expect(page).toHaveURL(/\/web\/prescricoes$/);
    await expect(page.getByRole('link', { name: `Abrir indicação ${codigo}` })).toBeVisible();
  });
});

test('recarregar, o histórico, "Voltar" e as etiquetas não perdem nenhuma escolha', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  const peso = page.getByLabel('Peso do pet');
  const avancar = page.getByRole('button', { name: 'Avançar' });
  await abrirAssistente(page, parceiro.email);
  await escolherProduto(page);
  await informarMedidas(page);
  await expect(page).toHaveURL(/peso_pet=10.*atividade=baixa/);

  await test.step('recarregar no meio e andar pelo histórico', async () => {
    await page.reload();
    await expect(peso).toHaveValue('10');
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
    await expect(peso).toHaveValue('10');
  });

  await test.step('voltar mantém o escolhido', async () => {
    await avancar.click();
    await page.getByLabel('Telefone do tutor').fill('15912345678');
    const voltar = page.getByRole('button', { name: 'Voltar' });
    await voltar.click();
    await expect(peso).toHaveValue('10');
    await voltar.click();
    await expect(opcao(page, 'Médio')).toHaveAttribute('aria-pressed', 'true');
    await avancar.click();
    await expect(peso).toHaveValue('10');
  });

  await test.step('uma etiqueta leva à sua pergunta', async () => {
    await escolhaFeita(page, 'Fresh Meat').click();
    await expect(pergunta(page, 'Qual é a linha?')).toBeVisible();
    await opcao(page, 'Fresh Meat').click();
    await expect(peso).toHaveValue('10');
    await avancar.click();
    await expect(page.getByLabel('Telefone do tutor')).toHaveValue('(15) 91234-5678');

    await escolhaFeita(page, 'Cães').click();
    await opcao(page, 'Gatos').click();
    await expect(pergunta(page, 'Qual é a marca?')).toBeVisible();
    await expect(escolhaFeita(page, 'Fresh Meat')).toBeHidden();
  });
});

test('se a resposta se perde, a indicação é uma só; um código impresso se registra uma vez', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  const codigo = await imprimirCodigo();
  const campo = page.getByLabel('Código impresso');
  const enviar = page.getByRole('button', { name: 'Enviar indicação' });
  const preencher = async () => {
    await chegarAoTutor(page);
    await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  };
  await abrirAssistente(page, parceiro.email);

  await test.step('se a resposta se perde, a indicação fica no dispositivo e ainda assim é uma só', async () => {
    await preencher();
    await page.getByLabel('Anotações').fill('Não perder isto.');
    await page.route(CRIAR, async (rota) => {
      await rota.fetch();
      await rota.abort();
    });
    await enviar.click();
    await expect(page.getByRole('dialog', { name: GUARDADA })).toBeVisible();
    await page.unroute(CRIAR);
    await page.getByRole('button', { name: 'Ver o que aguarda envio' }).click();
    await expect(page.getByRole('link', { name: /Abrir indicação/ })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: /Aguardando envio/ })).toBeHidden();
    expect(await indicacoesDe(parceiro.id)).toHaveLength(1);
  });

  await test.step('"Usar código impresso" registra o cartão, e um código desconhecido é recusado', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Nova indicação' }).click();
    await preencher();
    await page.getByRole('button', { name: 'Usar código impresso' }).click();
    await expect(campo).toBeFocused();
    await campo.fill('22222222');
    await enviar.click();
    await expect(page.getByText('Código inválido.')).toBeVisible();
    await campo.fill(`${codigo.slice(0, 4)}-${codigo.slice(4)}`.toLowerCase());
    await enviar.click();
    await expect(page.getByRole('dialog', { name: REALIZADA })).toContainText(codigo.slice(4));
    const feitas = await indicacoesDe(parceiro.id);
    expect(feitas).toHaveLength(2);
    expect(feitas.find((feita) => feita.codigo === codigo)).toMatchObject({ gramas: 133 });
  });

  await test.step('um já usado também', async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Nova indicação' }).click();
    await preencher();
    await page.getByRole('button', { name: 'Usar código impresso' }).click();
    await campo.fill(codigo);
    await enviar.click();
    await expect(page.getByText('Código já utilizado.')).toBeVisible();
  });
});

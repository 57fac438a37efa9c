import { expect, test } from '@playwright/test';
import { abrirAssistente, chegarAoTutor, pergunta } from './apoio/assistente';
import { tocarSemPausa } from './apoio/dedo-apressado';
import { telefoneNovo } from './apoio/jornada';
import { criarConta } from './apoio/pessoas';

// What a hand does to the forms, and a session that dies while one is sent: mao-apressada.fundo.ts and component tests.
test('indicar: pelo histórico do navegador, "voltar" depois de enviar começa outra', async ({ page }) => {
  const parceiro = await criarConta('prescritor');
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await page.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await tocarSemPausa(page.getByRole('button', { name: 'Enviar indicação' }));
  await expect(page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/prescricoes\/nova$/);
});

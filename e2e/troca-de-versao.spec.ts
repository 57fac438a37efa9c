import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { abrirAssistente, chegarAoTutor, indicacoesDe, pergunta } from './apoio/assistente';
import { consultar } from './apoio/banco';
import { confirmar, preencherVenda, sucesso } from './apoio/caixa';
import { prepararCupom, telefoneNovo } from './apoio/jornada';
import { criarConta, entrar } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';

/** A deploy: what this page has not fetched yet is gone. A page that is opened anew is of the new version, and whole. */
async function trocarDeVersao(page: Page): Promise<void> {
  let antiga = true;
  await page.route('**/web/**', (rota) => {
    if (rota.request().resourceType() === 'document') antiga = false;
    return antiga && rota.request().url().includes('/assets/') ? rota.fulfill({ status: 404 }) : rota.fallback();
  });
}

/** The file in which a module that comes later travels. */
function pedacoDe(modulo: string): string {
  const manifesto = readFileSync(new URL('../web/dist/.vite/manifest.json', import.meta.url), 'utf8');
  return (JSON.parse(manifesto) as Record<string, { file: string }>)[modulo]?.file ?? '';
}

/** What the page fetches when nothing else is going on has come. */
const sossegar = (page: Page) => page.waitForLoadState('networkidle');

test('indicar: enviada depois de uma troca de versão, a indicação mostra o código, e recarregar não a oferece de novo', async ({
  page,
}) => {
  const parceiro = await criarConta('prescritor');
  const telefone = page.getByLabel('Telefone do tutor');
  const enviar = page.getByRole('button', { name: 'Enviar indicação' });
  const realizada = page.getByRole('dialog', { name: 'Indicação realizada com sucesso!' });
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);

  await test.step('o fim já veio com o último passo', async () => {
    await sossegar(page);
    await trocarDeVersao(page);
    await telefone.fill(telefoneNovo());
    await enviar.click();
    await expect(realizada).toBeVisible();
    await expect(realizada.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
    expect(await indicacoesDe(parceiro.id)).toHaveLength(1);
  });

  await test.step('recarregada ali, começa outra, do primeiro passo', async () => {
    await page.reload();
    await expect(pergunta(page, 'Para quem é a indicação?')).toBeVisible();
  });
});

test('indicar: sem o pedaço da pergunta e sem o do fim, nada se perde, e a enviada se abre na versão nova', async ({
  page,
}) => {
  const parceiro = await criarConta('prescritor');
  const telefone = page.getByLabel('Telefone do tutor');
  const deTelefone = telefoneNovo();
  for (const modulo of ['src/ui/dialogo-de-confirmacao.tsx', 'src/prescricao/assistente/fins.ts'])
    await page.route(`**/web/${pedacoDe(modulo)}`, (rota) => rota.fulfill({ status: 404 }));
  await abrirAssistente(page, parceiro.email);
  await chegarAoTutor(page);
  await telefone.fill(deTelefone);

  await test.step('"Sair sem salvar?" é a pergunta do navegador, e o digitado fica', async () => {
    const perguntas: string[] = [];
    page.on('dialog', (dialogo) => {
      perguntas.push(dialogo.message());
      void dialogo.dismiss();
    });
    await page.getByRole('link', { name: 'Início', exact: true }).last().click();
    await expect.poll(() => perguntas).toEqual(['Sair sem salvar?\n\nO que você mudou nesta página se perde.']);
    await expect(telefone).not.toHaveValue('');
  });

  await page.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(page).toHaveURL(/\/web\/indicacao\/codigo\/\d+$/);
  const feitas = await indicacoesDe(parceiro.id);
  expect(feitas.map((feita) => feita.telefone)).toEqual([deTelefone]);
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
});

test('o caixa: "Desfazer" que não abre deixa o recibo na tela e diz o que fazer', async ({ page, request }) => {
  const { loja, idCupom } = await prepararCupom(request);
  await entrar(page, loja.email, await enderecoDoQr(idCupom));
  await preencherVenda(page);
  await trocarDeVersao(page);
  await confirmar(page).click();
  await expect(sucesso(page)).toBeVisible();
  await page.getByRole('button', { name: /^Desfazer venda/ }).click();
  await expect(page.getByText('Não deu para abrir.')).toBeVisible();
  await expect(sucesso(page)).toBeVisible();
  expect(await consultar(`select 1 from cupom where id = $1 and estado = 'efetivado'`, [idCupom])).toHaveLength(1);
});

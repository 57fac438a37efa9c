import { readFile } from 'node:fs/promises';
import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

test.use(NA_MESA);

const HOJE = hojeEmSaoPaulo(new Date());

async function gerar(page: Page, campos: Record<string, string>): Promise<string> {
  for (const [rotulo, valor] of Object.entries(campos)) await page.getByLabel(rotulo).fill(valor);
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  const arquivo = await baixado;
  expect(arquivo.suggestedFilename()).toBe(`prescricoes-${HOJE}.csv`);
  return readFile(await arquivo.path(), 'utf8');
}

test('os lotes de códigos: o CSV, os cartões, e o QR de um deles no resgate do tutor', async ({ page }) => {
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, '/web/gerar-codigos');
  const lote = page.getByRole('listitem').filter({ hasText: admin.nome }).first();

  await test.step('gerar códigos: a quantidade para em 1000, o CSV desce, o lote fica na lista e desce de novo', async () => {
    await expect(page.getByText('Falta preencher: quantidade e data de referência.')).toBeVisible();
    await exigirAcessivel(page);
    await page.getByLabel('Quantidade').fill('5000');
    await expect(page.getByLabel('Quantidade')).toHaveValue('1000');
    const csv = await gerar(page, { Quantidade: '12', 'Data de referência': isoParaBr(HOJE) });
    await expect(page.getByText('codigos salvo com sucesso')).toBeVisible();
    await expect(page.getByLabel('Data de referência')).toHaveValue('');
    const linhas = csv.trimEnd().split('\r\n');
    expect(linhas[0]).toBe('\ufeffOrdem;Código;Data de referência');
    expect(linhas).toHaveLength(13);
    await expect(lote).toContainText('12 códigos');
    await exigirAcessivel(page);
    const deNovo = page.waitForEvent('download');
    await lote.getByRole('button', { name: /Baixar CSV/ }).click();
    expect(await readFile(await (await deNovo).path(), 'utf8')).toBe(csv);
  });

  await test.step('os cartões se imprimem, dez por folha', async () => {
    await lote.getByRole('link', { name: /Imprimir cartões/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Aponte a câmera' })).toHaveCount(12);
    await expect(page.getByText('12 cartões em 2 folhas A4')).toBeVisible();
    await expect(page.getByText(`digite o código em ${new URL(page.url()).host}`).first()).toBeVisible();
    await exigirAcessivel(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Cartões do lote' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    const folha = await page.getByRole('list', { name: 'Folha 1', exact: true }).boundingBox();
    expect(folha?.height).toBeLessThanOrEqual((275 / 25.4) * 96);
    await page.emulateMedia({ media: null });
  });

  await test.step('códigos específicos: o QR do cartão leva o tutor ao resgate, com o código já escrito', async () => {
    await irPorDentro(page, '/web/gerar-codigos-especificos');
    await page.getByText('Gato', { exact: true }).click();
    const csv = await gerar(page, {
      Título: 'Feira de adoção',
      'Desconto (%)': '22,5',
      Quantidade: '2',
      'Data de referência': isoParaBr(HOJE),
    });
    expect(csv.split('\r\n')[1]).toMatch(/^1;\w{8};\d\d\/\d\d\/\d{4};Feira de adoção;Gato;22,5$/);
    const [feito] = await consultar<{ codigo: string }>(
      `select p.codigo from prescricao p join lote l on l.id = p.lote_id
        where l.criado_por = $1 and l.especifica order by p.id limit 1`,
      [admin.id],
    );
    expect(csv).toContain(`1;${feito?.codigo};`);
    await page.evaluate(() => localStorage.clear());
    const tutor = await criarConta('tutor');
    await page.goto(`/web/prescricoes/nova?codigo=${feito?.codigo}`);
    await preencherLogin(page, tutor.email, SENHA);
    await page.getByRole('button', { name: 'Resgatar indicação' }).click();
    await expect(page.getByText('Código resgatado, escolha uma loja parceira para gerar seu cupom.')).toBeVisible();
  });
});

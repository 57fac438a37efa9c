import { readFile } from 'node:fs/promises';
import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { prepararCupom, validarCupom } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const [ano = '', mes = ''] = hojeEmSaoPaulo(new Date()).split('-');

test('os relatórios: a prévia e o arquivo, e o que se diz de um pedido vazio ou ao contrário', async ({
  page,
  request,
}) => {
  const { loja, idCupom, codigoDaIndicacao } = await prepararCupom(request);
  await validarCupom(request, loja, idCupom);
  const admin = await criarConta('indicabem');
  await entrar(page, admin.email, '/web/relatorios?tipo=9');

  await test.step('cadastros pedem de quem', async () => {
    await expect(page.getByText('Falta preencher: de quem.')).toBeVisible();
    await page.getByLabel('Cadastros de').selectOption('Lojistas');
    await expect(page.getByRole('heading', { name: 'Prévia' })).toBeVisible();
  });

  await test.step('a prévia mostra o total e as primeiras linhas', async () => {
    await page.getByLabel('Relatório').selectOption('Escolha o relatório');
    await expect(page.getByText('Falta preencher: relatório, mês inicial e mês final.')).toBeVisible();
    await exigirAcessivel(page);
    await page.getByLabel('Relatório').selectOption('Jornada completa');
    await page.getByLabel('Mês inicial').fill(`${mes}${ano}`);
    await page.getByLabel('Mês final').fill(`${mes}${ano}`);
    await expect(page.getByRole('heading', { name: 'Prévia' })).toBeVisible();
    await expect(page.getByText(/linhas? no arquivo/)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`tipo=8&inicio=${ano}-${mes}&fim=${ano}-${mes}`));
    await exigirAcessivel(page);
  });

  await test.step('o arquivo desce inteiro e as datas se limpam', async () => {
    const baixado = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Gerar relatório' }).click();
    const arquivo = await baixado;
    expect(arquivo.suggestedFilename()).toBe('relatorio-jornada-completa.csv');
    const csv = await readFile(await arquivo.path(), 'utf8');
    expect(csv.startsWith('\ufeffOrdem;Código;Data;Status;')).toBe(true);
    expect(csv).toContain(`;${codigoDaIndicacao};`);
    await expect(page.getByText('relatorio salvo com sucesso')).toBeVisible();
    await expect(page.getByLabel('Mês inicial')).toHaveValue('');
    await expect(page.getByLabel('Relatório')).toHaveValue('8');
  });

  await test.step('período ao contrário se diz no campo; vazio se diz na prévia', async () => {
    await page.getByLabel('Relatório').selectOption('Prescrições finalizadas');
    await page.getByLabel('Mês inicial').fill('052020');
    await page.getByLabel('Mês final').fill('042020');
    await page.getByLabel('Mês final').blur();
    await expect(page.getByText('O mês final vem antes do inicial')).toBeVisible();
    await page.getByLabel('Mês final').fill('062020');
    await expect(page.getByRole('heading', { name: 'Nenhuma linha neste pedido' })).toBeVisible();
    await exigirAcessivel(page);
  });
});

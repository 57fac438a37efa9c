import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { irPorDentro } from './apoio/dentro';
import { criarConta, entrar } from './apoio/pessoas';
import { toast } from './apoio/toast';
import { umDeCadaVez } from './apoio/um-de-cada-vez';

/** Today in São Paulo, moved by some days. */
function dia(dias: number): { iso: string; br: string } {
  const iso = new Date(Date.now() - 3 * 3_600_000 + dias * 86_400_000).toISOString().slice(0, 10);
  return { iso, br: iso.split('-').reverse().join('/') };
}

async function entrarComoTutora(page: Page, onde: string): Promise<void> {
  await entrar(page, (await criarConta('tutor')).email, onde);
}

test('Calendário do pet: marcar, percorrer, mudar de dia e deletar', async ({ page }) => {
  const [proximo, aviso, adiado] = [dia(10), dia(7), dia(12)];
  const vacina = page.getByRole('listitem').filter({ hasText: 'Vacina V10' });
  const diaDoMes = (nome: string) => page.getByRole('button', { name: `${nome} de 2026` });

  await test.step('marcar', async () => {
    await entrarComoTutora(page, '/web/eventos');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendário do pet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhum evento marcado' })).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Novo', exact: true }).click();
    await expect(page.getByText('Falta preencher: título e data.')).toBeVisible();
    await page.getByLabel('Título').fill('Vacina V10');
    await page.getByLabel('Data').fill(proximo.br);
    await expect(page.getByText(`Lembraremos você por e-mail em ${aviso.br}, às 8h.`)).toBeVisible();
    await page.getByLabel('Detalhes').fill('Levar a carteirinha');
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(toast(page, 'Evento salvo com sucesso')).toBeVisible();
    await expect(page).toHaveURL(/\/web\/home$/);
  });

  await test.step('o mês se percorre com setas e com o teclado, e um dia tocado já vem no formulário', async () => {
    await irPorDentro(page, '/web/eventos?mes=2026-03');
    await expect(page.getByRole('heading', { name: 'março de 2026', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Próximo mês' }).click();
    await expect(page).toHaveURL(/mes=2026-04/);
    await page.getByRole('button', { name: 'Mês anterior' }).click();
    await diaDoMes('domingo, 1 de março').focus();
    await page.keyboard.press('ArrowRight');
    await expect(diaDoMes('segunda-feira, 2 de março')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(diaDoMes('segunda-feira, 23 de fevereiro')).toBeFocused();
    await expect(page).toHaveURL(/mes=2026-02/);
    await page.keyboard.press('PageDown');
    await expect(diaDoMes('segunda-feira, 23 de março')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dia=2026-03-23/);
    await expect(page.getByText('Nada marcado para este dia.')).toBeVisible();
    await page.getByRole('link', { name: 'Novo neste dia' }).click();
    await expect(page.getByLabel('Data')).toHaveValue('23/03/2026');

    await irPorDentro(page, '/web/eventos?mes=2020-01');
    await page.getByRole('button', { name: 'Hoje' }).click();
    await expect(page.locator('[aria-current="date"]')).toBeVisible();
  });

  await test.step('mudar de dia e deletar', async () => {
    await page.getByRole('link', { name: 'Lista', exact: true }).click();
    await expect(vacina).toContainText('em 10 dias');
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Editar Vacina V10' }).click();
    await expect(page.getByLabel('Data')).toHaveValue(proximo.br);
    await page.getByLabel('Data').fill(adiado.br);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(toast(page, 'Evento salvo com sucesso')).toBeVisible();
    await expect(page).toHaveURL(/\/web\/eventos(\?mes=\d{4}-\d{2})?$/);
    await expect(vacina).toContainText('Levar a carteirinha');
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Excluir Vacina V10' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(vacina).toHaveCount(0);
  });
});

test('Catálogo: marca, animal, linha, produtos, e cada escolha leva de volta', async ({ page }) => {
  await entrarComoTutora(page, '/web/catalogo');
  await expect(page.getByRole('heading', { name: 'Escolha a marca' })).toBeVisible();
  await exigirAcessivel(page);
  await page.getByRole('link', { name: 'Fórmula Natural', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Para quem é?' })).toBeFocused();
  await page.getByRole('link', { name: 'Cães', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Escolha a linha' })).toBeVisible();
  await exigirAcessivel(page);
  await page.getByRole('link', { name: 'Life', exact: true }).click();
  await expect(page).toHaveURL(/\/web\/catalogo\?marca=formula&animal=cao&linha=life$/);
  await expect(page.getByRole('heading', { name: 'Life para cães' })).toBeVisible();

  const produto = page.getByRole('link', { name: /Ver produto/ }).first();
  await expect(produto.locator('img')).toHaveCount(1);
  await exigirAcessivel(page);

  await produto.click();
  await expect(page).toHaveURL(/\/web\/produto\/ver\/\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: /^Life ?, Cães/ })).toBeVisible();
  await page.getByLabel('Peso do pet').fill('10');
  await expect(page.getByText(/^\d+ g por dia/)).toBeVisible();
  const fora = page.getByRole('link', { name: /Ver no site da marca/ });
  await expect(fora).toHaveAttribute('target', '_blank');
  await expect(fora).toHaveAttribute('rel', /noopener|noreferrer/);
  await expect(fora).toHaveAttribute('href', /^https?:\/\//);
  await exigirAcessivel(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Life para cães' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Life para cães' })).toBeVisible();
  await page.getByRole('link', { name: 'Trocar animal: Cães' }).click();
  await expect(page.getByRole('heading', { name: 'Para quem é?' })).toBeVisible();
  await expect(page).toHaveURL(/\?marca=formula$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Life para cães' })).toBeVisible();
  await page.getByRole('link', { name: 'Trocar marca: Fórmula Natural' }).click();
  await expect(page).toHaveURL(/\/web\/catalogo$/);
});

test('Contato e Fórmula do Bem: o que a equipe escreve e as doações mês a mês', async ({ page }) => {
  await test.step('nada do que o texto traga escondido é executado ou mostrado', async () => {
    const texto_sac = `<h2>Fale <em>conosco</em></h2><img src=x onerror="window.invadido = 1"><script>window.invadido = 1</script>
      <p style="position:fixed" onclick="window.invadido = 1">Aqui</p><iframe src="https://example.com"></iframe>
      <a href="javascript:window.invadido=1">armadilha</a> <a href="https://example.com/ajuda">ajuda</a>`;
    await page.route('**/api/setting/1', (rota) => rota.fulfill({ json: { id: 1, texto_sac } }));
    await entrarComoTutora(page, '/web/contato');
    await expect(page.getByRole('heading', { name: 'Fale conosco' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'ajuda' })).toHaveAttribute('rel', 'noopener noreferrer');
    await page.getByText('Aqui', { exact: true }).click();
    await page.getByText('armadilha').click();
    const caixa = page.getByRole('main');
    await expect(
      caixa.locator('script, iframe, [onclick], [onerror], [style*="fixed"], a[href^="javascript"]'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => 'invadido' in window)).toBe(false);
    await page.unroute('**/api/setting/1');
  });

  await test.step('mostra o texto da equipe', () =>
    umDeCadaVez('contato', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Contatos' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Fale conosco' })).toHaveCount(0);
      await exigirAcessivel(page);
    }));

  await test.step('as doações mês a mês, em gráfico e em tabela', async () => {
    await irPorDentro(page, '/web/formula-do-bem');
    await expect(page.getByRole('img', { name: /^Gráfico de barras: .+ de ração em 12 meses/ })).toBeVisible();
    await page.getByText('Ver em tabela').click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
    await exigirAcessivel(page);
  });
});

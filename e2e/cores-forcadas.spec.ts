import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { apagados, comCoresDoSistema, traco } from './apoio/cores';
import { irPorDentro } from './apoio/dentro';
import { criarConta, entrar } from './apoio/pessoas';
import { naPrimeiraTela } from './apoio/telas';

// Tutor, partner and store: `telas-dificeis.fundo.ts`.

test('com as cores do sistema, a página do sistema, a entrada e o painel; a equipe nos primeiros 740 px', async ({
  page,
}) => {
  await test.step('a página do sistema: acessível, e com as cores do sistema cada estado se distingue', async () => {
    await page.goto('/web/dev/sistema');
    await expect(page.getByRole('heading', { level: 1, name: 'Sistema' })).toBeVisible();
    const campo = (nome: string) => page.getByLabel(nome, { exact: true }).first();
    await comCoresDoSistema(page, async () => {
      const tracos = await Promise.all(['Vazio', 'Com erro', 'Só para ler'].map((nome) => traco(campo(nome))));
      expect(new Set(tracos).size).toBe(3);
      expect(await apagados(page)).toEqual([]);
    });
    await exigirAcessivel(page);
    const borda = await campo('Com erro').evaluate((e) => {
      const { borderTopColor, boxShadow } = getComputedStyle(e);
      return [borderTopColor, boxShadow];
    });
    expect(borda).toEqual(['rgb(179, 38, 30)', 'rgb(179, 38, 30) 0px 0px 0px 1px inset']);
    const dialogo = page.getByRole('button', { name: 'Diálogo de exclusão' });
    await dialogo.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogo).toBeFocused();
  });

  await test.step('a entrada', async () => {
    await irPorDentro(page, '/web/login');
    await comCoresDoSistema(page, async () => {
      for (const alvo of [page.getByLabel('E-mail'), page.getByRole('button', { name: 'Entrar', exact: true })]) {
        expect(await alvo.evaluate((e) => getComputedStyle(e).borderTopStyle)).toBe('solid');
      }
      expect(await apagados(page)).toEqual([]);
    });
  });

  await test.step('equipe, 740 px: o mês em uma frase e o que espera por alguém', async () => {
    await entrar(page, (await criarConta('indicabem')).email, '/web/home');
    await naPrimeiraTela(page, page.getByLabel('O mês em uma frase'));
    await naPrimeiraTela(page, page.getByRole('heading', { name: 'Espera por você' }));
    const espera = page.getByRole('region', { name: 'Espera por você' });
    await naPrimeiraTela(page, espera.getByRole('link').or(espera.getByText('Nada espera por você')).first());
  });

  await test.step('o painel da equipe', async () => {
    await irPorDentro(page, '/web/dashboard');
    const formas = page.locator('main svg g rect[data-situacao]');
    await expect(page.getByRole('img', { name: /^Gráfico de barras/ })).toBeVisible();
    await comCoresDoSistema(page, async () => {
      expect(await formas.count()).toBeGreaterThan(0);
      expect(await apagados(page)).toEqual([]);
      const fundo = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const sumidas = await formas.evaluateAll(
        (todas, cor) =>
          todas.filter((e) => getComputedStyle(e).fill === cor && getComputedStyle(e).stroke === 'none').length,
        fundo,
      );
      expect(sumidas).toBe(0);
    });
  });
});

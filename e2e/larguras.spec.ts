import { expect, test } from '@playwright/test';
import { irPorDentro } from './apoio/dentro';
import { AO_DOBRO, CELULAR, COMPUTADOR, sobras } from './apoio/larguras';
import { entrar } from './apoio/pessoas';
import { preencher } from './galeria/amostras';
import { listarVisitas, PESSOAS, type Quem } from './galeria/visitas';
import { escutar, olharPagina } from './galeria/vistoria';

const visitas = await listarVisitas();

for (const quem of Object.keys(PESSOAS) as Quem[]) {
  test(`${quem}: toda tela cabe, tem um título e se toca com o dedo, no celular e no computador`, async ({ page }) => {
    test.slow();
    const email = PESSOAS[quem];
    const ouvido = await escutar(page);
    if (email) await entrar(page, email);
    else await page.goto('/web/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { caminho } of visitas.filter((visita) => visita.quem === quem)) {
      // Loaded once, and each screen reached from the one before: its address by itself is `jornada`'s and the gallery's.
      await irPorDentro(page, `/web/${await preencher(caminho, quem, email)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Carregando…')).toHaveCount(0);
      const faltas: string[] = [];
      for (const janela of [COMPUTADOR, CELULAR, AO_DOBRO]) {
        await page.setViewportSize(janela);
        const rolada = await page.evaluate(() => window.scrollY);
        if (rolada) faltas.push(`abre rolada ${rolada} px`);
        if (janela !== AO_DOBRO) faltas.push(...(await page.evaluate(olharPagina)));
        faltas.push(...(await sobras(page)));
      }
      faltas.push(...ouvido.splice(0));
      expect.soft(faltas, `${quem} em ${caminho}`).toEqual([]);
    }
  });
}

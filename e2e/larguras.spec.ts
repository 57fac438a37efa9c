import { expect, test } from '@playwright/test';
import { aoDobro, naOutraLargura, sobras } from './apoio/larguras';
import { entrar } from './apoio/pessoas';
import { preencher } from './galeria/amostras';
import { listarVisitas, PESSOAS, type Quem } from './galeria/visitas';
import { escutar, olharPagina } from './galeria/vistoria';

const visitas = await listarVisitas();

for (const quem of Object.keys(PESSOAS) as Quem[]) {
  test(`${quem}: toda tela cabe, tem um título e se toca com o dedo, no celular e no computador`, async ({ page }) => {
    test.slow();
    const email = PESSOAS[quem];
    if (email) await entrar(page, email);
    for (const { caminho } of visitas.filter((visita) => visita.quem === quem)) {
      const ouvido = await escutar(page, caminho);
      await page.goto(`/web/${await preencher(caminho, quem, email)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Carregando…')).toHaveCount(0);
      const olhar = async () => [...(await page.evaluate(olharPagina)), ...(await sobras(page))];
      const rolada = await page.evaluate(() => window.scrollY);
      const faltas = [...ouvido, ...(rolada ? [`abre rolada ${rolada} px`] : []), ...(await olhar())];
      await naOutraLargura(page, async () => void faltas.push(...(await olhar())));
      await aoDobro(page, async () => void faltas.push(...(await sobras(page))));
      expect.soft(faltas, `${quem} em ${caminho}`).toEqual([]);
      page.removeAllListeners();
    }
  });
}

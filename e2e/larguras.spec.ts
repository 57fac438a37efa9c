import { expect, type Page, test } from '@playwright/test';
import { VAI_A_FUNDO } from '../server/src/test/a-fundo';
import { SEM_CONTRASTE } from './apoio/acessibilidade';
import { olhar } from './apoio/axe';
import { assentar, irPorDentro } from './apoio/dentro';
import {
  AO_DOBRO,
  AO_QUADRUPLO,
  CELULAR,
  COMPUTADOR,
  COMPUTADOR_ESTREITO,
  NA_MESA,
  ONDE_COMECA_A_TABELA,
  olharSobras,
} from './apoio/larguras';
import { entrar } from './apoio/pessoas';
import { preencher } from './galeria/amostras';
import { listarVisitas, PESSOAS, type Quem } from './galeria/visitas';
import { escutar, olharPagina } from './galeria/vistoria';

test.use(NA_MESA);

const visitas = await listarVisitas();
// The last window of a screen is the first of the next: changing it is most of the work. For each commit the one most people hold.
const JANELAS = VAI_A_FUNDO ? [COMPUTADOR, CELULAR, AO_DOBRO, AO_QUADRUPLO] : [CELULAR];
/** Where there is one. */
const DA_TABELA = VAI_A_FUNDO ? [COMPUTADOR_ESTREITO, ONDE_COMECA_A_TABELA] : [];

/** About as many screens each time; whoever comes second takes the window over. */
const VEZ: Record<Quem, number> = { visitante: 1, tutor: 1, prescritor: 2, lojista: 2, indicabem: 3 };

for (const vez of new Set(Object.values(VEZ))) {
  const juntos = (Object.keys(VEZ) as Quem[]).filter((quem) => VEZ[quem] === vez);
  test(`${juntos.join(' e ')}: toda tela cabe, tem um título e se toca com o dedo`, async ({ page }) => {
    test.slow();
    const ouvido = await escutar(page);
    for (const quem of juntos) await test.step(quem, () => visitar(page, quem, ouvido));
  });
}

const rolada = () => (window.scrollY ? [`abre rolada ${window.scrollY} px`] : []);

/** Each runs in the page; asked for one by one, the way there and back would be most of it. */
function deUmaVez(page: Page, ...olhares: (() => string[])[]): Promise<string[]> {
  return page.evaluate(`[${olhares.map((olhar) => `...(${olhar})()`).join()}]`);
}

async function visitar(page: Page, quem: Quem, ouvido: string[]): Promise<void> {
  const email = PESSOAS[quem];
  if (email) await entrar(page, email);
  else await page.goto('/web/login');
  await assentar(page);
  for (const { caminho } of visitas.filter((visita) => visita.quem === quem)) {
    // Loaded once, and each screen reached from the one before: its address by itself is `jornada`'s and the gallery's.
    await irPorDentro(page, `/web/${await preencher(caminho, quem, email)}`);
    await assentar(page);
    const faltas: string[] = [];
    const comTabela = (await page.locator('main table').count()) > 0;
    for (const janela of comTabela ? [...JANELAS, ...DA_TABELA] : JANELAS) {
      await page.setViewportSize(janela);
      const inteira = janela === COMPUTADOR || janela === CELULAR;
      faltas.push(...(await deUmaVez(page, rolada, olharSobras, ...(inteira ? [olharPagina] : []))));
    }
    JANELAS.reverse();
    // Colours are the journeys'.
    faltas.push(...(await olhar(page, SEM_CONTRASTE)));
    faltas.push(...ouvido.splice(0));
    expect.soft(faltas, `${quem} em ${caminho}`).toEqual([]);
  }
}

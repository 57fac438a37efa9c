import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SENHA } from '../apoio/pessoas';
import { preencher } from './amostras';
import { PASTA } from './pastas';
import { CHAVE, ehChave } from './renderizacoes';
import { listarVisitas, PESSOAS } from './visitas';
import { escutar, vistoriar } from './vistoria';

const sessoes = new Map<string, string>();
const visitas = await listarVisitas();

for (const visita of visitas) {
  const { quem, caminho } = visita;
  test(`${quem}: /${caminho}`, { tag: ehChave(visita) ? CHAVE : [] }, async ({ page }, info) => {
    const email = PESSOAS[quem];
    const endereco = await preencher(caminho, quem, email);
    if (email) await entrarComo(page, email);
    const ouvido = await escutar(page);
    await page.goto(`/web/${endereco}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Carregando…')).toHaveCount(0);

    const arquivo = `${quem}--${caminho.replace(/[/:]+/g, '-')}--${info.project.name}.png`;
    await mkdir(PASTA, { recursive: true });
    await page.screenshot({ path: path.join(PASTA, arquivo), fullPage: true, animations: 'disabled' });
    info.annotations.push({ type: 'tela', description: arquivo });
    // The system's own colours are its own business.
    const semContraste = info.project.name === 'cores-forcadas' && { 'color-contrast': { enabled: false } };
    expect([...ouvido, ...(await vistoriar(page, { ...semContraste }))]).toEqual([]);
  });
}

/** Logged in without the screen for it, once per person: hundreds of pages are to be seen. */
async function entrarComo(page: Page, email: string): Promise<void> {
  const sessao =
    sessoes.get(email) ?? (await (await page.request.post('/api/login', { data: { email, senha: SENHA } })).text());
  sessoes.set(email, sessao);
  await page.addInitScript((usuario) => localStorage.setItem('usuario', usuario), sessao);
}

import { expect, test } from '@playwright/test';
import { emLinhaLenta, tocarDuasVezes } from './apoio/dedo-apressado';
import { encerrarSessoes } from './apoio/fila';
import { FORMULARIOS_DO_DIA } from './apoio/formularios';
import { entrar, preencherLogin, SENHA } from './apoio/pessoas';

for (const [nome, preparar] of Object.entries(FORMULARIOS_DO_DIA)) {
  test(`${nome}: a sessão que morre não perde o digitado, e dois toques enviam um`, async ({ page, request }) => {
    const cena = await preparar(request);
    const botao = page.getByRole('button', { name: cena.botao, exact: true });
    const caminho = new URL(cena.onde, 'http://x').pathname;
    await entrar(page, cena.conta.email, cena.onde);
    await cena.preencher(page);
    await encerrarSessoes(cena.conta.id);
    await botao.click();
    await expect(page).toHaveURL(/\/web\/login/);
    await expect(page.getByText('Você foi deslogado').first()).toBeVisible();
    expect(await cena.efeito()).toBe(0);

    await preencherLogin(page, cena.conta.email, SENHA);
    await expect(page).toHaveURL((url) => url.pathname === caminho);
    await cena.conferir(page);
    expect(await cena.efeito()).toBe(0);

    const chamadas = await emLinhaLenta(page, cena.chamada);
    await tocarDuasVezes(page.getByRole('button', { name: cena.botaoDepois ?? cena.botao, exact: true }));
    await expect.poll(cena.efeito).toBe(1);
    expect(chamadas()).toBe(1);
  });
}

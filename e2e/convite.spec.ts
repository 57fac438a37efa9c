import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { SENHA_NOVA, tutorNovo } from './apoio/contas';
import { criarPessoa, indicar } from './apoio/jornada';
import { abrirLoja, cartao, criarLojasPerto, lugarDeserto } from './apoio/lojas';

const MAX_TOQUES = 12;
const MAX_SEGUNDOS = 120;
/** Of the person who is not there: how fast they type, and how long they look before each tap. */
const LETRAS_POR_SEGUNDO = 4;
const SEGUNDOS_POR_TOQUE = 1;
/** And of a phone as slow as this: a browser that plays one only burns the time of whoever runs the tests. */
const VEZES_MAIS_LENTO = 4;

test('do link do WhatsApp ao QR do cupom, num celular lento: até 12 toques e dois minutos', async ({
  page,
  context,
  request,
}) => {
  const ana = tutorNovo();
  const parceira = await criarPessoa(request, 'prescritor');
  const { hash, idPrescricao } = await indicar(request, parceira, { telefone: ana.telefone });
  const aqui = lugarDeserto();
  const [loja] = await criarLojasPerto(aqui, [1.5]);
  if (!loja) throw new Error('falta a loja');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(aqui);
  const pessoa = await comPessoa(page);

  // As a message ends it: with a full stop that is no part of the link.
  await page.goto(`/web/indicacao/${hash}.`);
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveText('Clínica Teste indicou para o seu pet');
  await expect(page.getByText(/% de desconto/)).toBeVisible();
  const criar = page.getByRole('link', { name: 'Criar conta e ver desconto' });
  await expect(page.getByRole('button', { name: 'Já tenho conta' })).toBeInViewport({ ratio: 1 });
  await pessoa.descansa(() => exigirAcessivel(page));
  await criar.click();

  await expect(page.getByLabel('Telefone')).toHaveValue(/^\(15\) 9/);
  await pessoa.digita({ Nome: ana.nome, CPF: ana.cpf, 'Data de nascimento': '14031988' });
  await pessoa.descansa(() => exigirAcessivel(page));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await pessoa.digita({ 'E-mail': ana.email, Senha: SENHA_NOVA, 'Repetir senha': SENHA_NOVA });
  await pessoa.descansa(() => exigirAcessivel(page));
  await page.getByRole('button', { name: 'Cadastrar' }).click();

  await expect(page).toHaveURL(/\/web\/aceites$/);
  await page.getByLabel(/estou de acordo com os Termos de Privacidade/).click();
  await expect(page.getByText('Você já aceitou este documento.')).toBeVisible();
  await pessoa.descansa(() => exigirAcessivel(page));
  await page.getByLabel(/as normas que constam no Regulamento/).click();

  // It is theirs already: nothing to redeem, only a store to choose.
  await expect(page).toHaveURL(`/web/lojistas/${idPrescricao}`);
  await page.getByRole('button', { name: 'Usar minha localização' }).click();
  await abrirLoja(page, loja);
  await cartao(page, loja).getByRole('link', { name: 'Gerar cupom' }).click();
  await expect(page.getByRole('img', { name: /^QR do cupom/ })).toBeVisible();

  const { toques, segundos } = await pessoa.resultado();
  test.info().annotations.push({ type: 'medida', description: `${toques} toques, ${segundos.toFixed(1)} s` });
  expect(toques).toBeGreaterThan(5);
  expect(toques).toBeLessThanOrEqual(MAX_TOQUES);
  expect(segundos).toBeLessThanOrEqual(MAX_SEGUNDOS);

  const [conta] = await consultar<{ tutor_id: number }>('select tutor_id from prescricao where id = $1', [
    idPrescricao,
  ]);
  const aceites = await consultar('select documento from aceite where conta_id = $1 order by documento', [
    conta?.tutor_id,
  ]);
  expect(aceites).toEqual([{ documento: 'privacidade' }, { documento: 'regulamento-tutor' }]);

  // Back and the old link find what is theirs, and redeem nothing again.
  await page.goto(`/web/login/indicacao/${hash}`);
  await expect(page).toHaveURL(`/web/indicacao/codigo/${idPrescricao}`);
});

/** A cheap phone on a slow line, and somebody who types and taps: what they would need is added, not waited for. */
async function comPessoa(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** Seconds of the page's own thread: its scripts, its styles and its drawing. */
  const trabalhado = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const achado = metrics.find(({ name }) => name === 'TaskDuration');
    if (!achado) throw new Error('o navegador não diz quanto trabalhou');
    return achado.value;
  };
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('a, button, label, summary, input[type="checkbox"]'))
          return;
        sessionStorage.setItem('toques', String(Number(sessionStorage.getItem('toques')) + 1));
      },
      true,
    );
  });
  const inicio = Date.now();
  let letras = 0;
  let descanso = 0;
  let doTeste = 0;
  return {
    async digita(campos: Record<string, string>) {
      for (const [rotulo, valor] of Object.entries(campos)) {
        await page.getByLabel(rotulo, { exact: true }).fill(valor);
        letras += valor.length;
      }
    },
    /** What only the test does costs the person nothing. */
    async descansa(olhar: () => Promise<void>) {
      const [antes, feito] = [Date.now(), await trabalhado()];
      await olhar();
      descanso += Date.now() - antes;
      doTeste += (await trabalhado()) - feito;
    },
    async resultado() {
      const esperou = (Date.now() - inicio - descanso) / 1000;
      const toques = await page.evaluate(() => Number(sessionStorage.getItem('toques')));
      const aMais = ((await trabalhado()) - doTeste) * (VEZES_MAIS_LENTO - 1);
      expect(aMais).toBeGreaterThan(0);
      return { toques, segundos: esperou + aMais + letras / LETRAS_POR_SEGUNDO + toques * SEGUNDOS_POR_TOQUE };
    },
  };
}

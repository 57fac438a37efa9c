import { type Browser, expect, test } from '@playwright/test';
import { abrirAssistente, chegarAoTutor } from './apoio/assistente';
import { abrirCaixa, confirmar, preencherVenda, sucesso } from './apoio/caixa';
import { abrirComCamera, filmarTela, lugarDoFilme } from './apoio/camera-falsa';
import { irPorDentro } from './apoio/dentro';
import { emailPara } from './apoio/emails';
import { criarPessoa, telefoneNovo } from './apoio/jornada';
import { COMPUTADOR } from './apoio/larguras';
import { abrirLoja, cartao, criarLojasPerto, lugarDeserto } from './apoio/lojas';
import { preencherLogin, SENHA } from './apoio/pessoas';

let caixa: Browser | undefined;
test.afterEach(() => caixa?.close());

const kgDoados = async (request: { get(url: string): Promise<{ json(): Promise<{ kg: number }> }> }) =>
  (await (await request.get('/api/formula-do-bem')).json()).kg;

test('a jornada inteira: o parceiro indica, a tutora resgata e escolhe, a loja lê o QR e valida, 1 kg é doado', async ({
  browser,
  request,
  launchOptions,
}, info) => {
  const { baseURL, viewport, isMobile, hasTouch } = info.project.use;
  // Each on what they have at hand: the clinic's and the store's computer, the tutor's phone.
  const mesa = { baseURL, viewport: COMPUTADOR, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };
  const bolso = { ...mesa, viewport, isMobile, hasTouch };
  const [prescritor, tutora] = [await criarPessoa(request, 'prescritor'), await criarPessoa(request, 'tutor')];
  const aqui = lugarDeserto();
  const [loja] = await criarLojasPerto(aqui, [1.5]);
  if (!loja) throw new Error('falta a loja');
  const kgAntes = await kgDoados(request);

  // The partner, between two patients.
  const parceiro = await (await browser.newContext(mesa)).newPage();
  await abrirAssistente(parceiro, prescritor.email);
  await chegarAoTutor(parceiro);
  await parceiro.getByLabel('E-mail do tutor').fill(tutora.email);
  await parceiro.getByLabel('Telefone do tutor').fill(telefoneNovo());
  await parceiro.getByRole('button', { name: 'Enviar indicação' }).click();
  await expect(parceiro.getByText('Indicação realizada com sucesso!')).toBeVisible();

  // The tutor, from the e-mail that really went out.
  const email = await emailPara(tutora.email);
  expect(email.texto).toContain('133 g');
  const link = /http\S+\/web\/indicacao\/\S+/.exec(email.texto)?.[0] ?? '';
  expect(email.html).toContain(link);
  const contexto = await browser.newContext({ ...bolso, geolocation: aqui, permissions: ['geolocation'] });
  const celular = await contexto.newPage();
  await celular.goto(new URL(link).pathname);
  await celular.getByRole('button', { name: 'Já tenho conta' }).click();
  await preencherLogin(celular, tutora.email, SENHA);
  await celular.getByRole('button', { name: 'Resgatar indicação' }).click();
  await celular.getByRole('button', { name: 'Usar minha localização' }).click();
  await abrirLoja(celular, loja);
  await cartao(celular, loja).getByRole('link', { name: 'Gerar cupom' }).click();
  const qr = celular.getByRole('img', { name: /^QR do cupom/ });
  await expect(qr).toBeVisible();

  // The till, through its camera.
  const filme = lugarDoFilme(info);
  const camera = await filmarTela(celular, filme);
  caixa = await abrirComCamera(launchOptions, filme);
  const balcao = await (await caixa.newContext(mesa)).newPage();
  await abrirCaixa(balcao, loja.email);
  await balcao.getByRole('button', { name: 'Abrir câmera' }).click();
  await preencherVenda(balcao);
  await camera.parar();
  await confirmar(balcao).click();
  await expect(sucesso(balcao)).toBeVisible();

  // All three see it, and a kilogram more was given.
  await irPorDentro(celular, '/web/prescricoes');
  await expect(celular.getByRole('heading', { name: 'Compradas 1' })).toBeVisible();
  await parceiro.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(parceiro.getByRole('heading', { name: /^Compradas/ })).toBeVisible();
  await irPorDentro(balcao, '/web/cupom/efetivados');
  await expect(balcao.getByRole('main').getByText('Teresa').filter({ visible: true }).first()).toBeVisible();
  // The purchase is judged first, and the public number is shared for a few seconds.
  await expect.poll(() => kgDoados(request)).toBeGreaterThan(kgAntes);
});

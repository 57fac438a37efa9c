import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { criarPessoa, escolherLoja, indicar, prepararCupom, resgatar, validarCupom } from './apoio/jornada';
import { lerQr } from './apoio/ler-qr';
import { abrirLoja, cartao, criarLojaOnline, criarLojasPerto, lugarDeserto } from './apoio/lojas';
import { entrar, preencherLogin, SENHA } from './apoio/pessoas';

test('do link ao cupom: entra, resgata, escolhe a loja mais perto e mostra o QR', async ({
  page,
  context,
  request,
}) => {
  const aqui = lugarDeserto();
  const [perto, longe, fora] = await criarLojasPerto(aqui, [2.34, 12.2, 21]);
  if (!perto || !longe || !fora) throw new Error('faltam lojas');
  const prescritor = await criarPessoa(request, 'prescritor');
  const tutor = await criarPessoa(request, 'tutor');
  const { hash, idPrescricao, codigoDaIndicacao } = await indicar(request, prescritor);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(aqui);

  await page.goto(`/web/indicacao/${hash}`);
  await expect(page).toHaveURL(`/web/login/indicacao/${hash}`);
  await page.getByRole('button', { name: 'Já tenho conta' }).click();
  await preencherLogin(page, tutor.email, SENHA);
  await expect(page).toHaveURL(`/web/indicacao/${hash}`);
  await expect(page.getByText(prescritor.nome)).toBeVisible();
  await exigirAcessivel(page);

  await page.getByRole('button', { name: 'Resgatar indicação' }).click();
  await expect(page.getByText('Código resgatado, escolha uma loja parceira para gerar seu cupom.')).toBeVisible();
  await expect(page).toHaveURL(`/web/lojistas/${idPrescricao}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Compre com Desconto' })).toBeVisible();
  await expect(page.getByText(`Código da indicação ${codigoDaIndicacao.replace(/.{4}/, '$&-')}`)).toBeVisible();

  await page.getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([new RegExp(perto.nome), new RegExp(longe.nome)]);
  await expect(cartao(page, perto)).toContainText('2,3 km');
  await expect(cartao(page, longe)).toContainText('12 km');
  await abrirLoja(page, longe);
  await expect(cartao(page, longe).getByRole('link', { name: 'Gerar cupom' })).toBeVisible();
  await abrirLoja(page, perto);
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  await expect(cartao(page, perto).getByRole('link', { name: 'Rota' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-\d/,
  );
  await exigirAcessivel(page);

  await cartao(page, perto).getByRole('link', { name: 'Gerar cupom' }).click();
  await expect(page.getByText('Cupons Gerados com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/cupom\/ver\/\d+$/);
  await expect(page.getByText('Mostre esta tela no caixa. Impressões e capturas não valem.')).toBeVisible();
  const qr = page.getByRole('img', { name: /^QR do cupom/ });
  await expect(qr).toHaveJSProperty('naturalWidth', 1000);
  const idCupom = page.url().split('/').at(-1);
  const noQr = await lerQr(context, (await qr.getAttribute('src')) ?? '');
  expect(noQr).toMatch(new RegExp(`^https?://.+/web/cupom/efetivar/${idCupom}\\?s=[0-9A-Z]{16}$`));
  await exigirAcessivel(page);

  // Who tries their own QR sees the coupon it is of, not the till.
  await page.goto(new URL(noQr).pathname);
  await expect(page).toHaveURL(`/web/cupom/ver/${idCupom}`);
  await expect(qr).toBeVisible();

  await page.goto(`/web/indicacao/${hash}`);
  await expect(page).toHaveURL(`/web/indicacao/codigo/${idPrescricao}`);
});

test('cada troca de loja avisa quantas restam, até o limite', async ({ page, context, request }) => {
  const aqui = lugarDeserto();
  const lojas = await criarLojasPerto(aqui, [1, 2, 3, 4, 5]);
  const [primeira, ...outras] = lojas;
  if (!primeira) throw new Error('faltam lojas');
  const tutor = await criarPessoa(request, 'tutor');
  const { idPrescricao, codigoDaIndicacao } = await indicar(request, await criarPessoa(request, 'prescritor'));
  await resgatar(request, tutor, codigoDaIndicacao);
  await escolherLoja(request, tutor, idPrescricao, primeira);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(aqui);
  await entrar(page, tutor.email, `/web/lojistas/${idPrescricao}`);
  await page.getByRole('button', { name: 'Usar minha localização' }).click();

  await abrirLoja(page, primeira);
  await expect(cartao(page, primeira).getByRole('link', { name: 'Ver cupom' })).toBeVisible();
  await expect(cartao(page, primeira)).toContainText('Sua loja');

  for (const [i, loja] of outras.slice(0, 3).entries()) {
    const pergunta = page.getByRole('dialog', {
      name: `Você possui apenas mais ${3 - i} alterações, deseja continuar?`,
    });
    await abrirLoja(page, loja);
    await cartao(page, loja).getByRole('link', { name: 'Gerar cupom' }).click();
    await pergunta.getByRole('button', { name: 'Agora não' }).click();
    await expect(page).toHaveURL(new RegExp(`/web/lojistas/${idPrescricao}`));
    await abrirLoja(page, loja);
    await cartao(page, loja).getByRole('link', { name: 'Gerar cupom' }).click();
    await pergunta.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { level: 2, name: loja.nome })).toBeVisible();
    if (i < 2) await page.getByRole('link', { name: 'Trocar loja' }).click();
  }

  await expect(page.getByRole('link', { name: 'Trocar loja' })).toHaveCount(0);
  await page.goto(`/web/lojistas/${idPrescricao}`);
  await expect(page.getByText('Você excedeu o limite de alterações')).toBeVisible();
  await page.getByRole('button', { name: 'Usar minha localização' }).click();
  const ultima = outras.at(-1) ?? primeira;
  await abrirLoja(page, ultima);
  await expect(cartao(page, ultima)).toContainText('você atingiu o limite de trocas');
  await expect(page.getByRole('link', { name: 'Gerar cupom' })).toHaveCount(0);
});

test('loja online: pergunta antes, dá o código e o site, e é a escolha final', async ({ page, request }) => {
  const loja = await criarLojaOnline();
  const tutor = await criarPessoa(request, 'tutor');
  const { idPrescricao, codigoDaIndicacao } = await indicar(request, await criarPessoa(request, 'prescritor'));
  await resgatar(request, tutor, codigoDaIndicacao);
  await entrar(page, tutor.email, `/web/lojistas/${idPrescricao}?busca=${encodeURIComponent(loja.nome)}`);
  await page.getByRole('link', { name: 'Lojas Online' }).click();
  await expect(page.getByRole('heading', { name: 'Cupons Lojas Online' })).toBeVisible();
  await abrirLoja(page, loja);
  await cartao(page, loja).getByRole('link', { name: 'Gerar cupom' }).click();
  await page
    .getByRole('dialog', { name: 'Escolhendo lojas online você não poderá trocar por outras lojas, deseja continuar?' })
    .getByRole('button', { name: 'Continuar' })
    .click();

  await expect(page.getByRole('heading', { level: 2, name: loja.nome })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para o site da loja' })).toHaveAttribute(
    'href',
    /^https:\/\/loja\.e/,
  );
  await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Trocar loja' })).toHaveCount(0);
  await exigirAcessivel(page);

  await page.goto(`/web/lojistas/${idPrescricao}`);
  await expect(page.getByText('A escolha de uma loja online é final e não pode ser trocada.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver cupom' })).toBeVisible();
});

test('o endereço da escolha, aberto ou recarregado, só escolhe depois de um toque', async ({ page, request }) => {
  const loja = await criarPessoa(request, 'lojista');
  const tutor = await criarPessoa(request, 'tutor');
  const { idPrescricao, codigoDaIndicacao } = await indicar(request, await criarPessoa(request, 'prescritor'));
  await resgatar(request, tutor, codigoDaIndicacao);
  const vinculos = () => consultar('select vinculos from prescricao where id = $1', [idPrescricao]);
  await entrar(page, tutor.email, `/web/cupom/gera-cupom/${idPrescricao}/${loja.id}`);
  await page.reload();
  const gerar = page.getByRole('button', { name: 'Gerar cupom' });
  await expect(gerar).toBeEnabled();
  await exigirAcessivel(page);
  expect(await vinculos()).toEqual([{ vinculos: 4 }]);
  await gerar.click();
  await expect(page).toHaveURL(/\/web\/cupom\/ver\/\d+$/);
  expect(await vinculos()).toEqual([{ vinculos: 3 }]);
  await page.goBack();
  await expect(page).not.toHaveURL(/gera-cupom/);

  await page.goto('/web/cupom/gera-cupom');
  await expect(page).toHaveURL('/web/prescricoes');
  await expect(page.getByText('Escolha a indicação e depois a loja para gerar o seu cupom.')).toBeVisible();
});

test('no balcão, o cupom aberto percebe que foi utilizado', async ({ page, request }) => {
  const { tutor, loja, idCupom, idPrescricao } = await prepararCupom(request);
  await entrar(page, tutor.email, `/web/cupom/ver/${idCupom}`);
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  await validarCupom(request, loja, idCupom);
  await expect(page.getByText(/^Cupom utilizado em/)).toBeVisible();
  await expect(page.getByText('Você economizou R$ 28,99.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
  await exigirAcessivel(page);
  await page.goto(`/web/lojistas/${idPrescricao}`);
  await expect(page.getByText('Esta indicação já foi finalizada com uma compra.')).toBeVisible();
});

test('vencido e cancelado se mostram como tais, com o que fazer', async ({ page, request }) => {
  const { tutor, idCupom, idPrescricao } = await prepararCupom(request);
  const outra = await criarPessoa(request, 'lojista');
  const novo = await escolherLoja(request, tutor, idPrescricao, outra);
  await entrar(page, tutor.email, `/web/cupom/ver/${idCupom}`);
  await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
  await exigirAcessivel(page);
  await page.getByRole('link', { name: 'Ver o cupom atual' }).click();
  await expect(page).toHaveURL(`/web/cupom/ver/${novo.idCupom}`);
  await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();

  await consultar(`update cupom set data_validade = '2026-01-31' where prescricao_id = $1`, [idPrescricao]);
  await page.reload();
  await expect(page.getByText('Este cupom venceu em 31/01/2026')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
  await exigirAcessivel(page);
});

test('a loja e a equipe veem os fatos do cupom, nunca o QR; outro tutor não vê nada', async ({ browser, request }) => {
  const { loja, idCupom, codigo } = await prepararCupom(request);
  const ver = async (email: string) => {
    const page = await (await browser.newContext()).newPage();
    await entrar(page, email, `/web/cupom/ver/${idCupom}`);
    return page;
  };
  await validarCupom(request, loja, idCupom);
  for (const quem of [loja, await criarPessoa(request, 'indicabem')]) {
    const page = await ver(quem.email);
    await expect(page.getByText(codigo.replace(/.{4}(?=.)/g, '$&-'))).toBeVisible();
    await expect(page.getByText(loja.nome, { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
    await exigirAcessivel(page);
    await page.context().close();
  }
  const page = await ver((await criarPessoa(request, 'tutor')).email);
  await expect(page.getByText('Este cupom não está mais neste endereço')).toBeVisible();
  await page.context().close();
});

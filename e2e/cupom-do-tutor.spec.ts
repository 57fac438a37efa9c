import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, indicar, resgatar } from './apoio/jornada';
import { lerQr } from './apoio/ler-qr';
import { abrirLoja, cartao, criarLojaOnline, criarLojasPerto, lugarDeserto } from './apoio/lojas';
import { type Conta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

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
  await irPorDentro(page, new URL(noQr).pathname);
  await expect(page).toHaveURL(`/web/cupom/ver/${idCupom}`);
  await expect(qr).toBeVisible();

  await irPorDentro(page, `/web/indicacao/${hash}`);
  await expect(page).toHaveURL(`/web/indicacao/codigo/${idPrescricao}`);
  for (const name of ['Ver cupom', 'Trocar loja']) await expect(page.getByRole('link', { name })).toBeVisible();
  await exigirAcessivel(page);
});

test('a escolha da loja: só depois de um toque, trocada com aviso, e numa loja online para sempre', async ({
  page,
  context,
  request,
}) => {
  const aqui = lugarDeserto();
  const [primeira, segunda] = await criarLojasPerto(aqui, [1, 2]);
  if (!primeira || !segunda) throw new Error('faltam lojas');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(aqui);
  const online = await criarLojaOnline();
  const tutor = await criarPessoa(request, 'tutor');
  const prescritor = await criarPessoa(request, 'prescritor');
  const [a, b] = [await indicar(request, prescritor), await indicar(request, prescritor)];
  for (const { codigoDaIndicacao } of [a, b]) await resgatar(request, tutor, codigoDaIndicacao);
  let cupomDaPrimeira = '';
  const vinculos = () => consultar('select vinculos from prescricao where id = $1', [a.idPrescricao]);
  const continuar = (pergunta: string) =>
    page.getByRole('dialog', { name: pergunta }).getByRole('button', { name: 'Continuar' }).click();

  await test.step('o endereço da escolha sem indicação leva à lista delas', async () => {
    await entrar(page, tutor.email, '/web/cupom/gera-cupom');
    await expect(page).toHaveURL('/web/prescricoes');
    await expect(page.getByText('Escolha a indicação e depois a loja para gerar o seu cupom.')).toBeVisible();
  });

  await test.step('aberto ou recarregado, só escolhe depois de um toque', async () => {
    await irPorDentro(page, `/web/cupom/gera-cupom/${a.idPrescricao}/${primeira.id}`);
    await page.reload();
    const gerar = page.getByRole('button', { name: 'Gerar cupom' });
    await expect(gerar).toBeEnabled();
    await exigirAcessivel(page);
    expect(await vinculos()).toEqual([{ vinculos: 4 }]);
    await gerar.click();
    await expect(page).toHaveURL(/\/web\/cupom\/ver\/\d+$/);
    cupomDaPrimeira = new URL(page.url()).pathname;
    expect(await vinculos()).toEqual([{ vinculos: 3 }]);
    await page.goBack();
    await expect(page).toHaveURL('/web/prescricoes');
    for (const name of ['Ver cupom', 'Comprar com desconto'])
      await expect(page.getByRole('link', { name })).toBeVisible();
    await exigirAcessivel(page);
  });

  await test.step('a troca de loja avisa quantas restam', async () => {
    await irPorDentro(page, `/web/lojistas/${a.idPrescricao}`);
    await page.getByRole('button', { name: 'Usar minha localização' }).click();
    await abrirLoja(page, primeira);
    await expect(cartao(page, primeira)).toContainText('Sua loja');
    await cartao(page, primeira).getByRole('link', { name: 'Ver cupom' }).click();
    await page.getByRole('link', { name: 'Trocar loja' }).click();
    await gerarNa(page, segunda);
    await page.getByRole('dialog').getByRole('button', { name: 'Agora não' }).click();
    await expect(page).toHaveURL(new RegExp(`/web/lojistas/${a.idPrescricao}`));
    await gerarNa(page, segunda);
    await continuar('Você possui apenas mais 3 alterações, deseja continuar?');
    await expect(page.getByRole('heading', { level: 2, name: segunda.nome })).toBeVisible();
    expect(await vinculos()).toEqual([{ vinculos: 2 }]);
  });

  await test.step('nos cupons gerados há um; o da loja trocada se mostra cancelado e leva a ele', async () => {
    await irPorDentro(page, '/web/cupom');
    await expect(page.getByText('1 cupom')).toBeVisible();
    await exigirAcessivel(page);
    await irPorDentro(page, cupomDaPrimeira);
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Ver o cupom atual' }).click();
    await expect(page.getByRole('heading', { level: 2, name: segunda.nome })).toBeVisible();
  });

  await test.step('loja online: pergunta antes, dá o código e o site, e é a escolha final', async () => {
    await irPorDentro(page, `/web/lojistas/${b.idPrescricao}?busca=${encodeURIComponent(online.nome)}`);
    await page.getByRole('link', { name: 'Lojas Online' }).click();
    await expect(page.getByRole('heading', { name: 'Cupons Lojas Online' })).toBeVisible();
    await gerarNa(page, online);
    await continuar('Escolhendo lojas online você não poderá trocar por outras lojas, deseja continuar?');
    await expect(page.getByRole('heading', { level: 2, name: online.nome })).toBeVisible();
    const site = page.getByRole('link', { name: 'Ir para o site da loja' });
    await expect(site).toHaveAttribute('href', /^https:\/\/loja\.e/);
    await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Trocar loja' })).toHaveCount(0);
    await exigirAcessivel(page);
    await irPorDentro(page, `/web/lojistas/${b.idPrescricao}`);
    await expect(page.getByText('A escolha de uma loja online é final e não pode ser trocada.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver cupom' })).toBeVisible();
  });
});

async function gerarNa(page: Page, loja: Conta): Promise<void> {
  await abrirLoja(page, loja);
  await cartao(page, loja).getByRole('link', { name: 'Gerar cupom' }).click();
}

import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { irPorDentro } from './apoio/dentro';
import { exigirFatosDoCupom } from './apoio/fatos-do-cupom';
import { type Conta, criarConta, entrar } from './apoio/pessoas';

/** A sale that this store's till made so many minutes ago. */
async function vender(loja: Conta, haMinutos: number): Promise<{ tutor: Conta; cupom: number }> {
  const [tutor, prescritor] = await Promise.all([criarConta('tutor'), criarConta('prescritor')]);
  const [{ id } = { id: 0 }] = await consultar<{ id: number }>(
    `with indicacao as (
       insert into prescricao (codigo, data, data_resgate, data_ativacao, tutor_id, prescritor_id, produto_id, lojista_id, vinculos, peso)
       select translate(upper(left(md5(random()::text), 8)), '01AE', 'WXYZ'), d, d, d, $2, $3, (select min(id) from produto), $1, 3, 12
         from (select (now() at time zone 'America/Sao_Paulo')::date as d) hoje
       returning id, data)
     insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     select translate(upper(left(md5(random()::text), 10)), '01AE', 'WXYZ'), id, $1, 'efetivado', 10, data + 90, 10000, 1000, 9000, 12, 'Bia', data,
            now() - make_interval(mins => $4::int) from indicacao returning id`,
    [loja.id, tutor.id, prescritor.id, haMinutos],
  );
  return { tutor, cupom: Number(id) };
}

const estadoDo = async (cupom: number) =>
  (await consultar<{ estado: string; vez: number }>('select estado, vez from cupom where id = $1', [cupom]))[0];
const linhas = (page: Page) => page.getByRole('table').locator('tbody');

test('a loja desfaz a venda de há pouco e pede o estorno da outra; a equipe recusa, e depois estorna', async ({
  page,
  browser,
}) => {
  const loja = await criarConta('lojista');
  const [nova, velha] = [await vender(loja, 2), await vender(loja, 20)];
  const daEquipe = await browser.newPage();

  await test.step('a venda de há pouco sai da lista, e o cupom do tutor volta a valer', async () => {
    await entrar(page, loja.email, '/web/cupom/efetivados');
    await expect(linhas(page)).toHaveCount(2);
    await page.getByRole('button', { name: /^Desfazer venda/ }).click();
    await page.getByRole('button', { name: 'Desfazer venda', exact: true }).click();
    await expect(page.getByText('Escolha o motivo')).toBeVisible();
    await exigirAcessivel(page);
    await page.getByText('Outro', { exact: true }).click();
    await page.getByLabel('Conte o motivo').fill('Passou o cupom errado');
    await page.getByRole('button', { name: 'Desfazer venda', exact: true }).click();
    await expect(page.getByText('Venda desfeita. O cupom voltou a valer.')).toBeVisible();
    await expect(linhas(page)).toHaveCount(1);
    expect(await estadoDo(nova.cupom)).toEqual({ estado: 'ativo', vez: 2 });
    await page.getByRole('link', { name: 'Vendas estornadas' }).click();
    await expect(page.getByText('Passou o cupom errado')).toBeVisible();
    await exigirAcessivel(page);
    const doTutor = await browser.newPage();
    await entrar(doTutor, nova.tutor.email, `/web/cupom/ver/${nova.cupom}`);
    await expect(doTutor.getByText('Ativo', { exact: true }).first()).toBeVisible();
    await doTutor.close();
  });

  await test.step('passados os 15 minutos a loja pede', async () => {
    await irPorDentro(page, '/web/cupom/efetivados');
    await page.getByRole('button', { name: /^Pedir estorno/ }).click();
    await page.getByText('Peso errado', { exact: true }).click();
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(page.getByText('Pedido enviado à equipe.')).toBeVisible();
    await expect(linhas(page)).toContainText('Estorno pedido');
  });

  await test.step('a equipe recusa com uma frase, e a loja a lê', async () => {
    await entrar(daEquipe, (await criarConta('indicabem')).email, '/web/estornos');
    const link = daEquipe.locator(`a[href$="/cupom/ver/${velha.cupom}"]`);
    const pedido = daEquipe.getByRole('listitem').filter({ has: link });
    await expect(pedido).toBeVisible();
    await exigirAcessivel(daEquipe);
    await pedido.getByRole('button', { name: 'Recusar' }).click();
    await daEquipe.getByLabel('Frase para a loja').fill('A nota mostra 12 kg.');
    await daEquipe.getByRole('button', { name: 'Recusar pedido' }).click();
    await expect(daEquipe.getByText('Pedido recusado. A loja recebe a frase por e-mail.')).toBeVisible();
    await expect(pedido).toHaveCount(0);
    await page.reload();
    await expect(linhas(page)).toContainText('A nota mostra 12 kg.');
    expect(await estadoDo(velha.cupom)).toEqual({ estado: 'efetivado', vez: 1 });
  });

  await test.step('a equipe vê os fatos do cupom, nunca o QR, e estorna a compra', async () => {
    await irPorDentro(daEquipe, `/web/cupom/ver/${velha.cupom}`);
    await exigirFatosDoCupom(daEquipe, loja);
    await daEquipe.getByRole('button', { name: /^Estornar a compra/ }).click();
    await daEquipe.getByText('Compra suspeita', { exact: true }).click();
    await daEquipe.getByRole('button', { name: 'Estornar', exact: true }).click();
    await expect(daEquipe.getByText('Compra estornada. Loja e tutor recebem um e-mail.')).toBeVisible();
    expect(await estadoDo(velha.cupom)).toEqual({ estado: 'ativo', vez: 2 });
  });
  await daEquipe.close();
});

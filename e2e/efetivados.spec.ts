import { hojeEmSaoPaulo, isoParaBr, somarDias } from '@indica-bem/domain/brasil/datas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { exigirFatosDoCupom } from './apoio/fatos-do-cupom';
import { type Conta, criarConta, entrar } from './apoio/pessoas';

/** Sales of R$ 100,00 with 10% off, on any day: the till only knows today. */
async function vender(loja: Conta, dia: string, quantas = 1): Promise<void> {
  const [tutor, prescritor] = [await criarConta('tutor'), await criarConta('prescritor')];
  await consultar(
    `with indicacoes as (
       insert into prescricao (codigo, data, data_resgate, data_ativacao, tutor_id, prescritor_id, produto_id, lojista_id, vinculos, peso)
       select translate(upper(left(md5(random()::text || n), 8)), '01AE', 'WXYZ'), $2::date, $2, $2, $3, $4, (select min(id) from produto), $1, 3, 12
         from generate_series(1, $5::int) n
       returning id
     )
     insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     select translate(upper(left(md5(random()::text || id), 10)), '01AE', 'WXYZ'), id, $1, 'efetivado', 10, $2::date + 90, 10000, 1000, 9000, 12, 'Bia', $2, $2
       from indicacoes`,
    [loja.id, dia, tutor.id, prescritor.id, quantas],
  );
}

const total = (page: Page, rotulo: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(rotulo, { exact: true }) })
    .locator('dd');
const linhas = (page: Page) => page.getByRole('table').locator('tbody');

test('as vendas da loja: totais do período inteiro, lista em páginas, duas datas quaisquer, e os fatos de cada cupom', async ({
  page,
}) => {
  const hoje = hojeEmSaoPaulo(new Date());
  const noMesPassado = somarDias(`${hoje.slice(0, 8)}01`, -1);
  const loja = await criarConta('lojista');
  await vender(loja, hoje, 2);
  await vender(loja, noMesPassado, 25);
  await vender(loja, '2026-02-10');
  const periodo = (nome: string) => page.getByRole('link', { name: nome, exact: true });

  await test.step('os totais e a lista seguem o período, que fica no endereço', async () => {
    await entrar(page, loja.email, '/web/cupom/efetivados');
    await expect(linhas(page)).toHaveCount(2);
    await expect(total(page, 'Cupons')).toHaveText('2');
    await expect(total(page, 'Valor das compras')).toHaveText('R$ 200,00');
    await expect(total(page, 'Descontado')).toHaveText('R$ 20,00');
    await expect(total(page, 'Recebido')).toHaveText('R$ 180,00');
    await expect(total(page, 'Ração vendida')).toHaveText('24 kg');
    await exigirAcessivel(page);
    await periodo('Mês passado').click();
    await expect(linhas(page)).toHaveCount(20);
    await expect(total(page, 'Recebido')).toHaveText('R$ 2.250,00');
    await page.reload();
    await expect(periodo('Mês passado')).toHaveAttribute('aria-current', 'true');
    await expect(linhas(page).first()).toContainText(isoParaBr(noMesPassado));
  });

  await test.step('uma lista longa vem em páginas de linhas baixas, e os totais são do período inteiro', async () => {
    await expect(linhas(page)).toHaveCount(20);
    await expect(total(page, 'Cupons')).toHaveText('25');
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    await expect(linhas(page)).toHaveCount(25);
    await expect(page.getByText('25 cupons', { exact: true })).toBeVisible();
    expect((await linhas(page).first().boundingBox())?.height).toBeLessThan(150);
    await periodo('Hoje').click();
    await expect(linhas(page)).toHaveCount(2);
  });

  const [de, ate] = [page.getByLabel('De', { exact: true }), page.getByLabel('Até', { exact: true })];
  const aplicar = page.getByRole('button', { name: 'Aplicar' });
  await test.step('duas datas quaisquer, conferidas antes de aplicar', async () => {
    await periodo('Período').click();
    await de.fill('10022026');
    await expect(de).toHaveValue('10/02/2026');
    await ate.fill('09022026');
    await aplicar.click();
    await expect(page.getByText('Vem antes da data inicial')).toBeVisible();
    await ate.fill('30022026');
    await expect(page.getByText('Data inválida')).toBeVisible();
    await exigirAcessivel(page);
    await ate.fill('28022026');
    await aplicar.click();
    await expect(page).toHaveURL(/periodo=datas&de=2026-02-10&ate=2026-02-28/);
    await expect(linhas(page)).toHaveCount(1);
  });

  await test.step('um período sem vendas o diz', async () => {
    await de.fill('11022026');
    await aplicar.click();
    await expect(page.getByRole('heading', { name: 'Nenhum cupom efetivado neste período' })).toBeVisible();
    await exigirAcessivel(page);
  });

  await test.step('a linha leva ao cupom: a loja vê os fatos, nunca o QR', async () => {
    await periodo('Hoje').click();
    await linhas(page)
      .first()
      .click({ position: { x: 60, y: 20 } });
    await expect(page).toHaveURL(/\/cupom\/ver\/\d+$/);
    await exigirFatosDoCupom(page, loja);
  });
});

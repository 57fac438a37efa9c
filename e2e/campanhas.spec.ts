import { randomInt } from 'node:crypto';
import { verLojista } from '@indica-bem/domain/lojista/chamadas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { consultar } from './apoio/banco';
import { cnpjNovo } from './apoio/contas';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, escolherLoja, indicar, prepararCupom, resgatar } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { type Conta, criarConta, entrar } from './apoio/pessoas';

test.use(NA_MESA);

const nomeNovo = () => `Campanha ${randomInt(10 ** 9)}`;

/** A form of a new campaign stands open. */
async function criarCampanha(page: Page, nome: string, desconto: string): Promise<void> {
  await page.getByLabel('Campanha').fill(nome);
  await page.getByLabel('Desconto').fill(desconto);
  await page.getByLabel('Validade').fill('31122199');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Campanha criada com sucesso')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojas da campanha' })).toBeVisible();
}

async function incluirLoja(page: Page, { nome }: Conta): Promise<void> {
  await page.getByLabel('Buscar loja').fill(nome);
  await expect(page.getByText('1 loja', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(nome) }).check();
  await expect(page.getByText('1 loja selecionada')).toBeVisible();
}

const linha = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome });

test('criada, posta numa loja, a campanha dá o seu desconto no cupom novo da tutora, e não no antigo', async ({
  page,
  request,
}) => {
  const antigo = await prepararCupom(request);
  const [nome, outra] = [nomeNovo(), await criarPessoa(request, 'lojista')];
  await entrar(page, (await criarConta('indicabem')).email, '/web/campanhas/nova');

  await test.step('criada, é posta numa loja', async () => {
    await expect(page.getByText('Falta preencher: campanha, desconto e validade.')).toBeVisible();
    await exigirAcessivel(page);
    await criarCampanha(page, nome, '23,5');
    await expect(page.getByText(/Cupons gerados a partir de agora nestas lojas dão\s+23,5%/)).toBeVisible();
    await incluirLoja(page, antigo.loja);
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Incluir na campanha' }).click();
    await expect(page.getByText('1 loja incluída')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: antigo.loja.nome })).toContainText('Nesta campanha');
  });

  await test.step('a campanha também se escolhe na ficha da loja', async () => {
    await irPorDentro(page, `/web/usuarios/editar/5/${outra.id}`);
    await page.getByLabel('Campanha', { exact: true }).selectOption({ label: `23,5% · ${nome} · até 31/12/2199` });
    await page.getByLabel('CNPJ').fill(cnpjNovo());
    await page.getByLabel('Site').fill('loja.example.com');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Atualizado com sucesso')).toBeVisible();
    const vista = await chamar(request, antigo.tutor, verLojista, { params: { id: outra.id } });
    expect(vista.desconto).toBe(23.5);
  });

  await test.step('o cupom novo da tutora dá o desconto dela, e o antigo não', async () => {
    const nova = await indicar(request, antigo.prescritor);
    await resgatar(request, antigo.tutor, nova.codigoDaIndicacao);
    const cupom = await escolherLoja(request, antigo.tutor, nova.idPrescricao, antigo.loja);
    await page.evaluate(() => localStorage.clear());
    await entrar(page, antigo.tutor.email, `/web/cupom/ver/${cupom.idCupom}`);
    await expect(page.getByText(/23,5\s*%/).first()).toBeVisible();
    await irPorDentro(page, `/web/cupom/ver/${antigo.idCupom}`);
    await expect(page.getByText(/10\s*%/).first()).toBeVisible();
    await expect(page.getByText(/23,5\s*%/)).toHaveCount(0);
  });
});

test('muitas lojas entram e saem; a campanha é alterada, vence e é deletada', async ({ page }) => {
  const [nome, bairro, loja] = [nomeNovo(), `Vila${randomInt(10 ** 9)}`, await criarConta('lojista')];
  const lojas = await Promise.all(Array.from({ length: 60 }, () => criarConta('lojista')));
  await consultar('update lojista set bairro = $2 where id = any($1)', [lojas.map(({ id }) => id), bairro]);
  await entrar(page, (await criarConta('indicabem')).email, '/web/campanhas/nova');
  await criarCampanha(page, nome, '12');

  await test.step('muitas lojas de uma vez: todas as que a busca acha entram, e saem', async () => {
    await page.getByLabel('Buscar loja').fill(bairro);
    await expect(page).toHaveURL(/busca=Vila/);
    await expect(page.getByRole('listitem').filter({ hasText: bairro })).toHaveCount(50);
    await expect(page.getByText('50 lojas até aqui')).toBeVisible();
    await page.getByRole('button', { name: 'Selecionar todas as encontradas' }).click();
    await expect(page.getByText('60 lojas selecionadas')).toBeVisible();
    await page.getByRole('checkbox').first().uncheck();
    await page.getByRole('button', { name: 'Incluir na campanha' }).click();
    await expect(page.getByText('59 lojas incluídas')).toBeVisible();
    await expect(page.getByText(/· 59 lojas$/)).toBeVisible();
    await page.getByRole('link', { name: 'Nesta campanha' }).click();
    await page.getByRole('button', { name: 'Selecionar todas as encontradas' }).click();
    await page.getByRole('button', { name: 'Retirar da campanha' }).click();
    await expect(page.getByText('59 lojas retiradas')).toBeVisible();
    await expect(page.getByText(/· Nenhuma loja ainda$/)).toBeVisible();
  });

  await test.step('é alterada, e marcada quando vence', async () => {
    await page.getByRole('link', { name: 'Todas' }).click();
    await incluirLoja(page, loja);
    await page.getByRole('button', { name: 'Incluir na campanha' }).click();
    await expect(page.getByText('1 loja incluída')).toBeVisible();
    await irPorDentro(page, `/web/campanhas?busca=${encodeURIComponent(nome)}`);
    await expect(linha(page, nome)).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: `Editar ${nome}` }).click();
    await expect(page.getByLabel('Desconto')).toHaveValue('12');
    await page.getByLabel('Desconto').fill('120');
    await expect(page.getByText('Falta preencher: desconto válido.')).toBeVisible();
    await page.getByLabel('Desconto').fill('18');
    await page.getByLabel('Validade').fill('01012020');
    await expect(page.getByText('Campanha vencida')).toBeVisible();
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText('Campanha alterada com sucesso')).toBeVisible();
    await page.getByLabel('Buscar campanha').fill(nome);
    await expect(page).toHaveURL(/\/web\/campanhas\?busca=/);
    await expect(linha(page, nome)).toContainText('18%');
    await expect(linha(page, nome)).toContainText('Vencida');
    await page.getByRole('link', { name: 'Vigentes' }).click();
    await expect(page.getByRole('heading', { name: 'Nenhuma campanha encontrada' })).toBeVisible();
  });

  await test.step('é deletada dizendo quantas lojas solta', async () => {
    await page.getByRole('link', { name: 'Todas' }).click();
    await page.getByRole('button', { name: `Excluir ${nome}` }).click();
    await expect(page.getByRole('dialog')).toContainText('1 loja fica sem campanha');
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Deletado com sucesso.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhuma campanha encontrada' })).toBeVisible();
    const [solta] = await consultar('select campanha_id from lojista where id = $1', [loja.id]);
    expect(solta).toEqual({ campanha_id: null });
  });
});

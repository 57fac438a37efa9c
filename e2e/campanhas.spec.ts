import { randomInt } from 'node:crypto';
import { verLojista } from '@indica-bem/domain/lojista/chamadas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { consultar } from './apoio/banco';
import { cnpjNovo } from './apoio/contas';
import { criarPessoa, escolherLoja, indicar, prepararCupom, resgatar } from './apoio/jornada';
import { criarConta, entrar } from './apoio/pessoas';

const nomeNovo = () => `Campanha ${randomInt(10 ** 9)}`;

async function entrarNaEquipe(page: Page): Promise<void> {
  await entrar(page, (await criarConta('indicabem')).email);
}

async function criarCampanha(page: Page, nome: string, desconto: string): Promise<void> {
  await page.goto('/web/campanhas/nova');
  await page.getByLabel('Campanha').fill(nome);
  await page.getByLabel('Desconto').fill(desconto);
  await page.getByLabel('Validade').fill('31122199');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Campanha criada com sucesso')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojas da campanha' })).toBeVisible();
}

const linha = (page: Page, nome: string) => page.getByRole('row').filter({ hasText: nome });

async function abrirLista(page: Page, nome: string): Promise<void> {
  await page.goto(`/web/campanhas?busca=${encodeURIComponent(nome)}`);
  await expect(linha(page, nome)).toBeVisible();
}

test('criada, posta numa loja, a campanha dá o seu desconto no cupom novo da tutora, e não no antigo', async ({
  page,
  request,
}) => {
  const antigo = await prepararCupom(request);
  const nome = nomeNovo();
  await entrarNaEquipe(page);
  await page.goto('/web/campanhas/nova');
  await expect(page.getByText('Falta preencher: campanha, desconto e validade.')).toBeVisible();
  await exigirAcessivel(page);
  await criarCampanha(page, nome, '23,5');
  await expect(page.getByText(/Cupons gerados a partir de agora nestas lojas dão\s+23,5%/)).toBeVisible();

  await page.getByLabel('Buscar loja').fill(antigo.loja.nome);
  await expect(page.getByText('1 loja', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(antigo.loja.nome) }).check();
  await expect(page.getByText('1 loja selecionada')).toBeVisible();
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Incluir na campanha' }).click();
  await expect(page.getByText('1 loja incluída')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: antigo.loja.nome })).toContainText('Nesta campanha');

  const nova = await indicar(request, antigo.prescritor);
  await resgatar(request, antigo.tutor, nova.codigoDaIndicacao);
  const cupom = await escolherLoja(request, antigo.tutor, nova.idPrescricao, antigo.loja);
  await page.evaluate(() => localStorage.clear());
  await entrar(page, antigo.tutor.email, `/web/cupom/ver/${cupom.idCupom}`);
  await expect(page.getByText(/23,5\s*%/).first()).toBeVisible();
  await page.goto(`/web/cupom/ver/${antigo.idCupom}`);
  await expect(page.getByText(/10\s*%/).first()).toBeVisible();
});

test('é alterada, marcada quando vence e deletada dizendo quantas lojas solta', async ({ page }) => {
  const [nome, loja] = [nomeNovo(), await criarConta('lojista')];
  await entrarNaEquipe(page);
  await criarCampanha(page, nome, '12');
  await page.getByLabel('Buscar loja').fill(loja.nome);
  await page.getByRole('checkbox', { name: new RegExp(loja.nome) }).check();
  await page.getByRole('button', { name: 'Incluir na campanha' }).click();
  await expect(page.getByText('1 loja incluída')).toBeVisible();

  await abrirLista(page, nome);
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

  await abrirLista(page, nome);
  await expect(linha(page, nome)).toContainText('18%');
  await expect(linha(page, nome)).toContainText('Vencida');
  await page.getByRole('link', { name: 'Vigentes' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhuma campanha encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Todas' }).click();

  await page.getByRole('button', { name: `Excluir ${nome}` }).click();
  await expect(page.getByRole('dialog')).toContainText('1 loja fica sem campanha');
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(page.getByText('Deletado com sucesso.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nenhuma campanha encontrada' })).toBeVisible();
  const [solta] = await consultar('select campanha_id from lojista where id = $1', [loja.id]);
  expect(solta).toEqual({ campanha_id: null });
});

test('muitas lojas de uma vez: todas as que a busca acha entram, e saem', async ({ page }) => {
  const [nome, bairro] = [nomeNovo(), `Vila${randomInt(10 ** 9)}`];
  const lojas = await Promise.all(Array.from({ length: 60 }, () => criarConta('lojista')));
  await consultar('update lojista set bairro = $2 where id = any($1)', [lojas.map(({ id }) => id), bairro]);
  await entrarNaEquipe(page);
  await criarCampanha(page, nome, '15');
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

test('a campanha também se escolhe na ficha da loja', async ({ page, request }) => {
  const [nome, loja] = [nomeNovo(), await criarPessoa(request, 'lojista')];
  await entrarNaEquipe(page);
  await criarCampanha(page, nome, '14');
  await page.goto(`/web/usuarios/editar/5/${loja.id}`);
  await page.getByLabel('Campanha', { exact: true }).selectOption({ label: `14% · ${nome} · até 31/12/2199` });
  await page.getByLabel('CNPJ').fill(cnpjNovo());
  await page.getByLabel('Site').fill('loja.example.com');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Atualizado com sucesso')).toBeVisible();
  const tutor = await criarPessoa(request, 'tutor');
  const vista = await chamar(request, tutor, verLojista, { params: { id: loja.id } });
  expect(vista.desconto).toBe(14);
});

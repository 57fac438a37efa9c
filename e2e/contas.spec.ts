import { readFile } from 'node:fs/promises';
import { verLojista } from '@indica-bem/domain/lojista/chamadas';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { consultar } from './apoio/banco';
import { cnpjNovo, linkDaSenha, preencherCadastro, preencherQuemE, SENHA_NOVA, tutorNovo } from './apoio/contas';
import { emailPara } from './apoio/emails';
import { criarPessoa, prepararCupom } from './apoio/jornada';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

test('o formulário diz o que falta, mascara o que se digita e só envia o que é válido', async ({ page }) => {
  await page.goto('/web/cadastro');
  await expect(page.getByText('Falta preencher: nome, CPF, data de nascimento e telefone.')).toBeVisible();

  await preencherQuemE(page, {
    nome: 'Caio Prova',
    cpf: '11111111111',
    telefone: '15 9123',
    nascimento: `01/01/${new Date().getFullYear() - 10}`,
  });
  await page.getByLabel('Telefone').blur();
  for (const erro of ['CPF inválido', 'É preciso ter 18 anos ou mais', 'Telefone inválido']) {
    await expect(page.getByText(erro)).toBeVisible();
  }
  await expect(page.getByLabel('CPF')).toHaveValue('111.111.111-11');
  await exigirAcessivel(page);

  await preencherCadastro(page, { ...tutorNovo(), email: 'caio@', senha: 'curta', repetida: 'outra' });
  await page.getByLabel('Repetir senha').blur();
  for (const erro of ['Email inválido', 'A senha precisa ter ao menos 8 caracteres']) {
    await expect(page.getByText(erro)).toBeVisible();
  }
  await exigirAcessivel(page);

  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA);
  await expect(page.getByText('As senhas digitadas não são iguais')).toBeVisible();
  await expect(page.getByText('Senha forte.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cadastrar' })).toHaveAttribute('aria-disabled', 'true');
});

test('esqueci a senha: o e-mail que chegou abre a porta uma vez', async ({ page }) => {
  const conta = await criarConta('tutor');
  await page.goto('/web/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar minha senha' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(conta.email);
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Resgate de senha enviado para o email cadastrado.')).toBeVisible();

  const link = linkDaSenha((await emailPara(conta.email)).texto);
  await page.goto(link);
  const senha = page.getByLabel('Senha', { exact: true });
  const repetida = page.getByLabel('Repetir senha');
  const alterar = page.getByRole('button', { name: 'Alterar senha' });
  await senha.fill(SENHA_NOVA);
  await repetida.fill('outra coisa');
  await repetida.blur();
  await expect(page.getByText('As senhas não coincidem')).toBeVisible();
  await exigirAcessivel(page);
  await repetida.fill(SENHA_NOVA);
  await alterar.click();
  await expect(page.getByText('Senha alterada com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/login$/);
  await preencherLogin(page, conta.email, SENHA_NOVA);
  await expect(page).toHaveURL(/\/web\/home$/);

  await page.goto(link);
  await senha.fill(SENHA);
  await repetida.fill(SENHA);
  await alterar.click();
  await expect(page.getByText('Senha não alterada.')).toBeVisible();
});

test('minha conta: mudar o nome não pede senha; mudar o e-mail, sim, e a certa', async ({ page }) => {
  const conta = await criarConta('prescritor');
  const novo = `nova-${conta.email}`;
  await entrar(page, conta.email, '/web/perfil');
  await expect(page.getByText(conta.email, { exact: true })).toBeVisible();
  await exigirAcessivel(page);
  await page.getByRole('link', { name: 'Editar cadastro' }).click();

  const atualizar = page.getByRole('button', { name: 'Atualizar' });
  await page.getByLabel('Telefone').fill('15 3222 1000');
  await page.getByLabel('Nome', { exact: true }).fill('Berenice Prova');
  await exigirAcessivel(page);
  await atualizar.click();
  await expect(page.getByText('Atualizado com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/home$/);
  await expect(page.getByText('Olá, Berenice')).toBeVisible();

  await page.goto('/web/perfil/editar');
  await page.getByLabel('E-mail', { exact: true }).fill(novo);
  await expect(page.getByText('Falta preencher: senha atual.')).toBeVisible();
  await page.getByLabel('Senha atual').fill('errada');
  await atualizar.click();
  await expect(page.getByText('Erro nos campos: Senha atual')).toBeVisible();
  await expect(page.getByText('Senha atual incorreta')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(novo);
  await page.getByLabel('Senha atual').fill(SENHA);
  await atualizar.click();
  await expect(page).toHaveURL(/\/web\/home$/);
  expect(await consultar('select 1 from conta where id = $1 and email = $2', [conta.id, novo])).toHaveLength(1);
});

test('trocar a senha mantém esta sessão e encerra as outras', async ({ page, request }) => {
  const loja = await criarPessoa(request, 'lojista');
  await consultar('update lojista set site = $2, cnpj = $3 where id = $1', [
    loja.id,
    'https://loja.example.com',
    cnpjNovo(),
  ]);
  await entrar(page, loja.email, `/web/perfil/editar/${loja.id}`);
  await expect(page.getByLabel('CNPJ')).not.toBeEditable();
  await page.getByLabel('Senha atual').fill(SENHA);
  await page.getByLabel('Nova senha').fill(SENHA_NOVA);
  await page.getByLabel('Repetir senha').fill(SENHA_NOVA);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Atualizado com sucesso')).toBeVisible();
  await page.goto('/web/perfil');
  await expect(page.getByText(loja.email, { exact: true })).toBeVisible();
  await expect(chamar(request, loja, verLojista, { params: { id: loja.id } })).rejects.toThrow('401');
});

test('o tutor leva uma cópia dos seus dados e depois se despede', async ({ page, request }) => {
  const { tutor, codigo } = await prepararCupom(request);
  await entrar(page, tutor.email, '/web/perfil');
  const [arquivo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  expect(arquivo.suggestedFilename()).toMatch(/^meus-dados-indicabem-\d{4}-\d{2}-\d{2}\.json$/);
  const dados = JSON.parse(await readFile(await arquivo.path(), 'utf8'));
  expect(dados.cadastro).toMatchObject({ nome: tutor.nome, email: tutor.email });
  expect(dados.cupons).toMatchObject([{ codigo }]);

  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText('Falta preencher: senha atual e confirmação.')).toBeVisible();
  await exigirAcessivel(page);
  await dialogo.getByLabel('Senha atual').fill('errada');
  await dialogo.getByLabel('Entendo que não dá para desfazer').check();
  await dialogo.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(dialogo.getByText('Senha atual incorreta')).toBeVisible();
  await dialogo.getByLabel('Senha atual').fill(SENHA);
  await dialogo.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(page).toHaveURL(/\/web\/login$/);
  await expect(page.getByText('Sua conta foi excluída')).toBeVisible();
  await preencherLogin(page, tutor.email, SENHA);
  await expect(page.getByText('Usuario e senha incorreto')).toBeVisible();
  expect(await consultar('select estado from cupom where codigo = $1', [codigo])).toEqual([{ estado: 'cancelado' }]);
});

import { readFile } from 'node:fs/promises';
import * as daConta from '@indica-bem/domain/conta/chamadas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { consultar } from './apoio/banco';
import { cnpjNovo, cpfNovo, emailNovo, linkDaSenha, SENHA_NOVA } from './apoio/contas';
import { emailPara } from './apoio/emails';
import { telefoneNovo } from './apoio/jornada';
import { criarConta, entrar, preencherLogin } from './apoio/pessoas';
import { planilhaDeTutores } from './apoio/planilha';

const PARCEIRO = { Nome: 'Bruno Prova', CPF: cpfNovo, Telefone: telefoneNovo };
const LOJA = {
  CNPJ: cnpjNovo,
  'Nome fantasia': 'Loja da Prova',
  'Razão social': 'Loja da Prova Ltda',
  Telefone: '1532221000',
  Celular: telefoneNovo,
  Site: 'www.loja.example.com',
  CEP: '18110-000',
  Logradouro: 'Rua da Prova',
  Número: '10',
  Bairro: 'Centro',
};

const VETERINARIO = {
  Nome: 'Dra. Íris Prova',
  CRMV: 'CRMV-SP 1',
  'Nome fantasia': 'Clínica',
  Telefone: telefoneNovo,
};

/** A person and a store; what each of the eight types must fill in: web/src/cadastro/oito-tipos.test.tsx. */
const TIPOS = [
  ['2', 'veterinário', VETERINARIO, 'prescritor'],
  ['5', 'lojista', LOJA, 'lojista'],
] as const;

async function abrirCadastro(page: Page, tipo: string): Promise<void> {
  await entrar(page, (await criarConta('indicabem')).email, `/web/usuarios/novo/${tipo}`);
}

async function preencher(page: Page, campos: Record<string, string | (() => string)>): Promise<void> {
  for (const [rotulo, valor] of Object.entries(campos)) {
    await page.getByLabel(rotulo, { exact: true }).fill(typeof valor === 'string' ? valor : valor());
  }
}

for (const [numero, nome, campos, papel] of TIPOS) {
  test(`cadastro de novo ${nome}: o obrigatório basta, e a pessoa entra pelo convite`, async ({ page, request }) => {
    const email = emailNovo(`tipo${numero}`);
    await abrirCadastro(page, numero);
    await expect(page.getByRole('heading', { level: 1, name: `Cadastro de novo ${nome}` })).toBeVisible();
    await expect(page.getByText(/^Falta preencher: e-mail, /)).toBeVisible();
    await exigirAcessivel(page);

    await preencher(page, { 'E-mail': email, ...campos });
    await expect(page.getByText(/Falta preencher/)).toBeHidden();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
    await expect(page).toHaveURL(/\/web\/home$/);

    const [, hash = ''] = linkDaSenha((await emailPara(email)).texto).split('/recuperar/');
    await chamar(request, null, daConta.redefinirSenha, { body: { hash, senha: SENHA_NOVA } });
    const sessao = await chamar(request, null, daConta.entrar, { body: { email, senha: SENHA_NOVA } });
    expect(sessao.tipo_usuario).toBe(papel);
  });
}

test('a loja sem coordenadas fica no centro da sua cidade, que o CEP já disse', async ({ page }) => {
  const email = emailNovo('loja');
  await abrirCadastro(page, '5');
  await preencher(page, { 'E-mail': email, ...LOJA });
  await expect(page.getByLabel('Cidade')).toHaveValue('Votorantim');
  await expect(page.getByLabel('Estado')).toHaveValue('SP');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText(`Convite enviado para ${email}`)).toBeVisible();
  const [loja] = await consultar<{ aproximada: boolean; latitude: string }>(
    `select coordenadas_aproximadas as aproximada, latitude from lojista join conta using (id) where email = $1`,
    [email],
  );
  expect(loja?.aproximada).toBe(true);
  expect(Number(loja?.latitude)).toBeCloseTo(-23.54, 1);
});

test('a pessoa é convidada e escolhe a sua senha', async ({ page }) => {
  const email = emailNovo('convidada');
  await abrirCadastro(page, '7');
  await preencher(page, { 'E-mail': email, ...PARCEIRO });
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText(`Convite enviado para ${email}`)).toBeVisible();

  const convite = await emailPara(email);
  expect(convite.assunto).toBe('Seu acesso ao Indica Bem');
  await page.goto(linkDaSenha(convite.texto));
  await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA);
  await page.getByLabel('Repetir senha').fill(SENHA_NOVA);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso.')).toBeVisible();
  await preencherLogin(page, email, SENHA_NOVA);
  await expect(page.getByRole('heading', { name: 'Termos de Privacidade' })).toBeVisible();
});

test('em lote: confere, grava o que é bom, devolve o resto e não repete o mesmo arquivo', async ({ page }) => {
  const [total, ruins] = [300, 12];
  const { csv, emails } = planilhaDeTutores(total, ruins);
  const enviar = async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tutores.csv', mimeType: 'application/vnd.ms-excel', buffer: csv });
    await expect(page.getByRole('heading', { name: 'Conferência do arquivo' })).toBeVisible();
  };
  const contagem = (nome: string) => page.locator('dl > div').filter({ hasText: nome }).locator('dd');
  const numero = (n: number) => n.toLocaleString('pt-BR');

  await abrirCadastro(page, '1');
  await page.getByText('Em lote').click();
  await exigirAcessivel(page);
  const [modelo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixe o Modelo' }).click(),
  ]);
  expect(await readFile(await modelo.path(), 'utf8')).toMatch(/^\uFEFF?email;nome;cpf;telefone;data_nascimento/);

  await enviar();
  await expect(contagem('prontas para enviar')).toHaveText(numero(total - ruins));
  await expect(contagem('com problema')).toHaveText(numero(ruins));
  await expect(page.getByText('CPF inválido').first()).toBeVisible();
  await exigirAcessivel(page);
  expect(await cadastrados(emails)).toBe(0);

  await page.getByRole('button', { name: `Enviar ${numero(total - ruins)} linhas` }).click();
  await expect(page.getByRole('progressbar', { name: 'Linhas gravadas' })).toBeVisible();
  await expect(page.getByText('Cadastrado com sucesso')).toBeVisible({ timeout: 100_000 });
  await expect(contagem('gravadas')).toHaveText(numero(total - ruins));
  await exigirAcessivel(page);
  expect(await cadastrados(emails)).toBe(total - ruins);

  const [erros] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar arquivo de erros' }).click(),
  ]);
  const linhas = (await readFile(await erros.path(), 'utf8')).trim().split(/\r?\n/);
  expect(linhas).toHaveLength(ruins + 1);
  expect(linhas[0]).toMatch(/;linha;motivo$/);
  expect(linhas[1]).toMatch(/Prova São João.*;2;CPF inválido$/);

  await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
  await enviar();
  await expect(page.getByText('Este mesmo arquivo já foi enviado')).toBeVisible();
  expect(await cadastrados(emails)).toBe(total - ruins);
});

test('o mesmo arquivo, mandado de novo sem conferir antes, é reconhecido', async ({ page }) => {
  const { csv } = planilhaDeTutores(2, 0);
  await abrirCadastro(page, '1');
  await page.getByText('Em lote').click();
  const escolher = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'dois.csv', mimeType: 'text/csv', buffer: csv });
  await escolher();
  await page.getByRole('button', { name: 'Enviar 2 linhas' }).click();
  await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
  // Whoever had checked the file before the first sending still holds the button.
  await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
  const previa = { previa: true, total: 2, aceitas: 2, repetidas: 0, recusadas: 0, problemas: [] };
  await page.route('**/api/cadastro-em-lote?previa=S', (route) => route.fulfill({ json: previa }));
  await escolher();
  await page.getByRole('button', { name: 'Enviar 2 linhas' }).click();
  await expect(page.getByText('Este mesmo arquivo já tinha sido enviado')).toBeVisible();
});

test('o que não é CSV é recusado com uma frase que ajuda', async ({ page }) => {
  await abrirCadastro(page, '1');
  await page.getByText('Em lote').click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'foto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
  });
  await expect(page.getByText('Erro no cadastro')).toBeVisible();
  await expect(page.getByText(/Envie um arquivo CSV/)).toBeVisible();
});

async function cadastrados(emails: string[]): Promise<number> {
  return (await consultar('select 1 from conta where email = any($1)', [emails])).length;
}

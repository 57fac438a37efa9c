import { readFile } from 'node:fs/promises';
import * as daConta from '@indica-bem/domain/conta/chamadas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { consultar } from './apoio/banco';
import { cnpjNovo, emailNovo, linkDaSenha, SENHA_NOVA } from './apoio/contas';
import { irPorDentro } from './apoio/dentro';
import { emailPara } from './apoio/emails';
import { telefoneNovo } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { criarConta, entrar, preencherLogin } from './apoio/pessoas';
import { planilhaDeTutores } from './apoio/planilha';

test.use(NA_MESA);

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

async function preencher(page: Page, campos: Record<string, string | (() => string)>): Promise<void> {
  for (const [rotulo, valor] of Object.entries(campos)) {
    await page.getByLabel(rotulo, { exact: true }).fill(typeof valor === 'string' ? valor : valor());
  }
}

/** What each of the eight types must fill in: web/src/cadastro/oito-tipos.test.tsx. */
async function cadastrar(page: Page, nome: string, campos: Parameters<typeof preencher>[1]): Promise<string> {
  const email = emailNovo('novo');
  await expect(page.getByRole('heading', { level: 1, name: `Cadastro de novo ${nome}` })).toBeVisible();
  await expect(page.getByText(/^Falta preencher: e-mail, /)).toBeVisible();
  await exigirAcessivel(page);
  await preencher(page, { 'E-mail': email, ...campos });
  await expect(page.getByText(/Falta preencher/)).toBeHidden();
  return email;
}

async function concluir(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Cadastrado com sucesso')).toBeVisible();
  await expect(page.getByText(`Convite enviado para ${email}`)).toBeVisible();
  await expect(page).toHaveURL(/\/web\/home$/);
}

test('a equipe cadastra uma loja e um veterinário: o obrigatório basta, e entram pelo convite', async ({
  page,
  request,
}) => {
  await entrar(page, (await criarConta('indicabem')).email, '/web/usuarios/novo/5');

  await test.step('a loja sem coordenadas fica no centro da sua cidade, que o CEP já disse', async () => {
    const email = await cadastrar(page, 'lojista', LOJA);
    await expect(page.getByLabel('Cidade')).toHaveValue('Votorantim');
    await expect(page.getByLabel('Estado')).toHaveValue('SP');
    await concluir(page, email);
    const [loja] = await consultar<{ aproximada: boolean; latitude: string }>(
      `select coordenadas_aproximadas as aproximada, latitude from lojista join conta using (id) where email = $1`,
      [email],
    );
    expect(loja?.aproximada).toBe(true);
    expect(Number(loja?.latitude)).toBeCloseTo(-23.54, 1);

    const [, hash = ''] = linkDaSenha((await emailPara(email)).texto).split('/recuperar/');
    await chamar(request, null, daConta.redefinirSenha, { body: { hash, senha: SENHA_NOVA } });
    const sessao = await chamar(request, null, daConta.entrar, { body: { email, senha: SENHA_NOVA } });
    expect(sessao.tipo_usuario).toBe('lojista');
  });

  await test.step('o veterinário é convidado e escolhe a sua senha', async () => {
    await irPorDentro(page, '/web/usuarios/novo/2');
    const email = await cadastrar(page, 'veterinário', VETERINARIO);
    await concluir(page, email);
    const convite = await emailPara(email);
    expect(convite.assunto).toBe('Seu acesso ao Indica Bem');
    await page.goto(linkDaSenha(convite.texto));
    await page.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA);
    await page.getByLabel('Repetir senha').fill(SENHA_NOVA);
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(page.getByText('Senha alterada com sucesso.')).toBeVisible();
    await preencherLogin(page, email, SENHA_NOVA);
    await expect(page.getByRole('heading', { name: 'Termos de Privacidade' })).toBeVisible();
    const sessao = await page.evaluate(() => JSON.parse(localStorage.getItem('usuario') ?? '{}'));
    expect(sessao).toMatchObject({ tipo_usuario: 'prescritor' });
  });
});

test('em lote: confere, grava o que é bom, devolve o resto e não repete o mesmo arquivo', async ({ page }) => {
  const [total, ruins] = [300, 12];
  const { csv, emails } = planilhaDeTutores(total, ruins);
  const escolher = (name: string, buffer: Buffer, mimeType = 'application/vnd.ms-excel') =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const contagem = (nome: string) => page.locator('dl > div').filter({ hasText: nome }).locator('dd');
  const numero = (n: number) => n.toLocaleString('pt-BR');
  const conferencia = page.getByRole('heading', { name: 'Conferência do arquivo' });
  const enviar = page.getByRole('button', { name: `Enviar ${numero(total - ruins)} linhas` });
  await entrar(page, (await criarConta('indicabem')).email, '/web/usuarios/novo/1');

  await test.step('o modelo desce, e o que não é CSV é recusado com uma frase que ajuda', async () => {
    await page.getByText('Em lote').click();
    await exigirAcessivel(page);
    const modelo = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixe o Modelo' }).click();
    expect(await readFile(await (await modelo).path(), 'utf8')).toMatch(
      /^\uFEFF?email;nome;cpf;telefone;data_nascimento/,
    );
    await escolher('foto.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'text/csv');
    await expect(page.getByText('Erro no cadastro')).toBeVisible();
    await expect(page.getByText(/Envie um arquivo CSV/)).toBeVisible();
  });

  await test.step('a conferência diz o que há, e nada muda', async () => {
    await escolher('tutores.csv', csv);
    await expect(conferencia).toBeVisible();
    await expect(contagem('prontas para enviar')).toHaveText(numero(total - ruins));
    await expect(contagem('com problema')).toHaveText(numero(ruins));
    await expect(page.getByText('CPF inválido').first()).toBeVisible();
    await exigirAcessivel(page);
    expect(await cadastrados(emails)).toBe(0);
  });

  await test.step('o envio grava o que é bom e devolve o resto', async () => {
    await enviar.click();
    await expect(page.getByRole('progressbar', { name: 'Linhas gravadas' })).toBeVisible();
    await expect(page.getByText('Cadastrado com sucesso')).toBeVisible({ timeout: 100_000 });
    await expect(contagem('gravadas')).toHaveText(numero(total - ruins));
    await exigirAcessivel(page);
    expect(await cadastrados(emails)).toBe(total - ruins);
    const erros = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar arquivo de erros' }).click();
    const linhas = (await readFile(await (await erros).path(), 'utf8')).trim().split(/\r?\n/);
    expect(linhas).toHaveLength(ruins + 1);
    expect(linhas[0]).toMatch(/;linha;motivo$/);
    expect(linhas[1]).toMatch(/Prova São João.*;2;CPF inválido$/);
  });

  await test.step('o mesmo arquivo é reconhecido, também por quem já o tinha conferido antes do envio', async () => {
    await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
    await escolher('tutores.csv', csv);
    await expect(conferencia).toBeVisible();
    await expect(page.getByText('Este mesmo arquivo já foi enviado')).toBeVisible();
    // Whoever had checked the file before the first sending still holds the button.
    const previa = { previa: true, total, aceitas: total - ruins, repetidas: 0, recusadas: ruins, problemas: [] };
    await page.route('**/api/cadastro-em-lote?previa=S', (route) => route.fulfill({ json: previa }));
    await page.getByRole('button', { name: 'Escolher outro arquivo' }).click();
    await escolher('tutores.csv', csv);
    await enviar.click();
    await expect(page.getByText('Este mesmo arquivo já tinha sido enviado')).toBeVisible();
    expect(await cadastrados(emails)).toBe(total - ruins);
  });
});

async function cadastrados(emails: string[]): Promise<number> {
  return (await consultar('select 1 from conta where email = any($1)', [emails])).length;
}

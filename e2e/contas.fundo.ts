import { readFile } from 'node:fs/promises';
import { entrar as entrarPelaApi, verificarTutor } from '@indica-bem/domain/conta/chamadas';
import { verPrescritor } from '@indica-bem/domain/prescritor/chamadas';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { consultar } from './apoio/banco';
import { preencherCadastro, preencherQuemE, SENHA_NOVA, tutorNovo } from './apoio/contas';
import { emLinhaLenta, tocarDuasVezes } from './apoio/dedo-apressado';
import { irPorDentro } from './apoio/dentro';
import { emailPara } from './apoio/emails';
import { encerrarAoEnviar } from './apoio/fila';
import { prepararCupom } from './apoio/jornada';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

/** What the team began of somebody's registration, and the pass that the mail brings. */
async function cadastroComecado(request: APIRequestContext) {
  const tutor = tutorNovo();
  const { id } = await criarConta('tutor', { aceites: false });
  await consultar('update conta set email = $2, senha_hash = null, aguarda_ativacao = true where id = $1', [
    id,
    tutor.email,
  ]);
  await consultar('update tutor set nome = $2, cpf = $3, telefone = $4 where id = $1', [
    id,
    tutor.nome,
    tutor.cpf,
    tutor.telefone,
  ]);
  const { email, telefone } = tutor;
  await chamar(request, null, verificarTutor, { body: { email, telefone } });
  const passe = /passe=([\w-]+)/.exec((await emailPara(tutor.email)).texto)?.[1];
  return { id, passe, cpf: tutor.cpf, telefone };
}

/** Two taps on "Cadastrar" are one call, and lead on. */
async function cadastrarUmaVez(page: Page, chamada: RegExp): Promise<void> {
  const chamadas = await emLinhaLenta(page, chamada);
  await tocarDuasVezes(page.getByRole('button', { name: 'Cadastrar', exact: true }));
  await expect(page).toHaveURL(/\/web\/aceites$/);
  expect(chamadas()).toBe(1);
}

test('o cadastro: diz o que falta, mascara o que se digita, só envia o que é válido, e dois toques enviam um', async ({
  page,
  request,
}) => {
  const tutor = tutorNovo();
  await page.goto('/web/cadastro');

  await test.step('o formulário diz o que falta, mascara o que se digita e só envia o que é válido', async () => {
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

    await preencherCadastro(page, { ...tutor, email: 'caio@', senha: 'curta', repetida: 'outra' });
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

  await test.step('a conta nova: dois toques enviam um', async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(tutor.email);
    await page.getByLabel('Repetir senha').fill(SENHA_NOVA);
    await cadastrarUmaVez(page, /POST \/api\/register$/);
    expect(await consultar('select 1 from conta where email = $1', [tutor.email])).toHaveLength(1);
  });

  await test.step('o cadastro que a equipe começou: dois toques enviam um', async () => {
    const { id, passe, cpf, telefone } = await cadastroComecado(request);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/web/cadastro?passe=${passe}`);
    await preencherCadastro(page, { cpf, telefone, nascimento: '01/01/1990' });
    await cadastrarUmaVez(page, /PUT \/api\/register\/[\w-]+$/);
    expect(await consultar('select 1 from conta where id = $1 and not aguarda_ativacao', [id])).toHaveLength(1);
  });
});

test('minha conta: o nome muda sem senha, o e-mail só com a certa, e a senha nova encerra as outras sessões', async ({
  page,
  request,
}) => {
  const conta = await criarConta('prescritor');
  const novo = `nova-${conta.email}`;
  const atualizar = page.getByRole('button', { name: 'Atualizar' });

  await test.step('mudar o nome não pede senha', async () => {
    await entrar(page, conta.email, '/web/perfil');
    await expect(page.getByText(conta.email, { exact: true })).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Editar cadastro' }).click();
    await page.getByLabel('Telefone').fill('15 3222 1000');
    await page.getByLabel('Nome', { exact: true }).fill('Berenice Prova');
    await exigirAcessivel(page);
    await atualizar.click();
    await expect(page.getByText('Atualizado com sucesso')).toBeVisible();
    await expect(page).toHaveURL(/\/web\/home$/);
    await expect(page.getByText('Olá, Berenice')).toBeVisible();
  });

  await test.step('mudar o e-mail, sim, e a certa', async () => {
    await irPorDentro(page, '/web/perfil/editar');
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

  await test.step('trocar a senha mantém esta sessão e encerra as outras', async () => {
    const outra = await chamar(request, null, entrarPelaApi, { body: { email: novo, senha: SENHA } });
    const pelaOutra = () =>
      chamar(request, { ...conta, token: outra.api_token }, verPrescritor, { params: { id: conta.id } });
    await pelaOutra();
    await irPorDentro(page, `/web/perfil/editar/${conta.id}`);
    await page.getByLabel('Senha atual').fill(SENHA);
    await page.getByLabel('Nova senha').fill(SENHA_NOVA);
    await page.getByLabel('Repetir senha').fill(SENHA_NOVA);
    await atualizar.click();
    await expect(page).toHaveURL(/\/web\/home$/);
    await page.goto('/web/perfil');
    await expect(page.getByText(novo, { exact: true })).toBeVisible();
    await expect(pelaOutra()).rejects.toThrow('401');
  });
});

test('o tutor leva uma cópia dos seus dados e depois se despede, uma vez só', async ({ page, request }) => {
  const { tutor, codigo } = await prepararCupom(request);
  const dialogo = page.getByRole('dialog');
  const excluir = dialogo.getByRole('button', { name: 'Excluir minha conta' });
  const chamada = /DELETE \/api\/tutor\/\d+$/;
  const viva = () => consultar('select 1 from conta where id = $1 and excluida_em is null', [tutor.id]);

  await test.step('a cópia', async () => {
    await entrar(page, tutor.email, '/web/perfil');
    const [arquivo] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar meus dados' }).click(),
    ]);
    expect(arquivo.suggestedFilename()).toMatch(/^meus-dados-indicabem-\d{4}-\d{2}-\d{2}\.json$/);
    const dados = JSON.parse(await readFile(await arquivo.path(), 'utf8'));
    expect(dados.cadastro).toMatchObject({ nome: tutor.nome, email: tutor.email });
    expect(dados.cupons).toMatchObject([{ codigo }]);
  });

  await test.step('a despedida pede a senha certa', async () => {
    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    await expect(dialogo.getByText('Falta preencher: senha atual e confirmação.')).toBeVisible();
    await exigirAcessivel(page);
    await dialogo.getByLabel('Senha atual').fill('errada');
    await dialogo.getByLabel('Entendo que não dá para desfazer').check();
    await excluir.click();
    await expect(dialogo.getByText('Senha atual incorreta')).toBeVisible();
    await dialogo.getByLabel('Senha atual').fill(SENHA);
  });

  await test.step('a sessão que morre não exclui nada nem guarda a senha', async () => {
    await encerrarAoEnviar(page, tutor.id, chamada);
    await excluir.click();
    await expect(page).toHaveURL(/\/web\/login$/);
    await expect(dialogo).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(SENHA);
    expect(await viva()).toHaveLength(1);
  });

  await test.step('dois toques excluem uma vez, e a conta já não entra', async () => {
    await preencherLogin(page, tutor.email, SENHA);
    await expect(page).toHaveURL(/\/web\/perfil$/);
    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    await expect(dialogo.getByLabel('Senha atual')).toHaveValue('');
    await dialogo.getByLabel('Senha atual').fill(SENHA);
    await dialogo.getByLabel('Entendo que não dá para desfazer').check();
    const chamadas = await emLinhaLenta(page, chamada);
    await tocarDuasVezes(excluir);
    await expect(page).toHaveURL(/\/web\/login$/);
    await expect(page.getByText('Sua conta foi excluída')).toBeVisible();
    expect(chamadas()).toBe(1);
    await preencherLogin(page, tutor.email, SENHA);
    await expect(page.getByText('Usuario e senha incorreto')).toBeVisible();
    expect(await consultar('select estado from cupom where codigo = $1', [codigo])).toEqual([{ estado: 'cancelado' }]);
  });
});

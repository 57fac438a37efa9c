import { verificarTutor } from '@indica-bem/domain/conta/chamadas';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { chamar } from './apoio/api';
import { consultar } from './apoio/banco';
import { preencherCadastro, tutorNovo } from './apoio/contas';
import { emLinhaLenta, tocarDuasVezes } from './apoio/dedo-apressado';
import { emailPara } from './apoio/emails';
import { encerrarSessoes } from './apoio/fila';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

const contar = async (sql: string, ...valores: unknown[]) =>
  (await consultar<{ n: number }>(`select count(*)::int as n from ${sql}`, valores))[0]?.n;

/** A form that nobody needs to come in for, filled in. */
type Cena = { botao: string; chamada: RegExp; conferir: () => Promise<unknown> };
const FORMULARIOS: Record<string, (page: Page, request: APIRequestContext) => Promise<Cena>> = {
  'a conta nova': async (page) => {
    const tutor = tutorNovo();
    await page.goto('/web/cadastro');
    await preencherCadastro(page, tutor);
    return {
      botao: 'Cadastrar',
      chamada: /POST \/api\/register$/,
      conferir: async () => {
        await expect(page).toHaveURL(/\/web\/aceites$/);
        expect(await contar('conta where email = $1', tutor.email)).toBe(1);
      },
    };
  },
  'o cadastro que a equipe começou': async (page, request) => {
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
    await page.goto(`/web/cadastro?passe=${passe}`);
    await preencherCadastro(page, { cpf: tutor.cpf, telefone: tutor.telefone, nascimento: '01/01/1990' });
    return {
      botao: 'Cadastrar',
      chamada: /PUT \/api\/register\/[\w-]+$/,
      conferir: async () => {
        await expect(page).toHaveURL(/\/web\/aceites$/);
        expect(await contar('conta where id = $1 and not aguarda_ativacao', id)).toBe(1);
      },
    };
  },
};

for (const [nome, preparar] of Object.entries(FORMULARIOS)) {
  test(`${nome}: dois toques enviam um`, async ({ page, request }) => {
    const { botao, chamada, conferir } = await preparar(page, request);
    const chamadas = await emLinhaLenta(page, chamada);
    await tocarDuasVezes(page.getByRole('button', { name: botao, exact: true }));
    await conferir();
    expect(chamadas()).toBe(1);
  });
}

test('quem entra em outra aba já não está na entrada nesta, e vai para onde ia', async ({ page, context }) => {
  const conta = await criarConta('tutor');
  await page.goto('/web/pet');
  await expect(page).toHaveURL(/\/web\/login$/);
  await page.getByLabel('E-mail').fill(conta.email);
  const outra = await context.newPage();
  await outra.goto('/web/login');
  await preencherLogin(outra, conta.email, SENHA);
  await expect(outra).toHaveURL(/\/web\/home$/);
  await expect(page).toHaveURL(/\/web\/pet$/);
});

test('excluir a conta: a sessão que morre não exclui nada nem guarda a senha; dois toques excluem uma vez', async ({
  page,
}) => {
  const conta = await criarConta('tutor');
  await entrar(page, conta.email, '/web/perfil');
  const dialogo = page.getByRole('dialog');
  const excluir = dialogo.getByRole('button', { name: 'Excluir minha conta' });
  const preencher = async () => {
    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    await expect(dialogo.getByLabel('Senha atual')).toHaveValue('');
    await dialogo.getByLabel('Senha atual').fill(SENHA);
    await dialogo.getByLabel('Entendo que não dá para desfazer').check();
  };
  await preencher();
  await encerrarSessoes(conta.id);
  await excluir.click();
  await expect(page).toHaveURL(/\/web\/login$/);
  await expect(dialogo).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(SENHA);
  expect(await contar('conta where id = $1 and excluida_em is null', conta.id)).toBe(1);

  await preencherLogin(page, conta.email, SENHA);
  await expect(page).toHaveURL(/\/web\/perfil$/);
  await preencher();
  const chamadas = await emLinhaLenta(page, /DELETE \/api\/tutor\/\d+$/);
  await tocarDuasVezes(excluir);
  await expect(page.getByText('Sua conta foi excluída')).toBeVisible();
  expect(chamadas()).toBe(1);
});

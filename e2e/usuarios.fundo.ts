import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { consultar } from './apoio/banco';
import { cnpjNovo, cpfNovo, emailNovo, linkDaSenha } from './apoio/contas';
import { irPorDentro } from './apoio/dentro';
import { emailPara } from './apoio/emails';
import { telefoneNovo } from './apoio/jornada';
import { NA_MESA } from './apoio/larguras';
import { type Conta, criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

test.use(NA_MESA);

async function abrirUsuarios(page: Page, busca = ''): Promise<void> {
  await entrar(page, (await criarConta('indicabem')).email, `/web/usuarios${busca}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible();
}

const linha = (page: Page, { email }: Pick<Conta, 'email'>) => page.getByRole('row').filter({ hasText: email });
const buscaDe = (papel: 'prescritor' | 'lojista', { email }: Conta) =>
  `?tipo=${papel}&busca=${encodeURIComponent(email)}`;

async function editar(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Editar/ }).click();
  await expect(page.getByRole('button', { name: 'Atualizar' })).toBeVisible();
}

async function salvar(page: Page): Promise<void> {
  await expect(page.getByText(/Falta preencher/)).toBeHidden();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Atualizado com sucesso')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/usuarios\?/);
}

test('os tutores da equipe: achados na lista, um editado, outro deletado', async ({ page }) => {
  const [tutora, outro] = [await criarConta('tutor'), await criarConta('tutor')];
  const marca = tutora.nome.replace(/\D/g, '');
  const novo = emailNovo('mudou');
  // Of eleven digits drawn by chance, one in a hundred is a valid CPF.
  const invalido = cpfNovo()
    .replace(/\D/g, '')
    .replace(/\d$/, (ultimo) => String((Number(ultimo) + 1) % 10));
  const dados = [tutora.id, `Conceição Ávila ${marca}`, invalido];
  await consultar('update tutor set nome = $2, cpf = $3 where id = $1', dados);

  await test.step('a lista acha sem acento e em qualquer caixa, e o filtro mora no endereço', async () => {
    await abrirUsuarios(page);
    const tipos = page.getByRole('navigation', { name: 'Tipo de usuário' });
    await expect(tipos.getByText(/^Tutores\s*[\d.]+$/)).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Novo', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Novo' }).getByRole('link')).toHaveCount(8);
    await exigirAcessivel(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('Buscar').fill(`CONCEICAO avila ${marca}`);
    await expect(page).toHaveURL(/busca=CONCEICAO/);
    await expect(linha(page, tutora)).toContainText(`Conceição Ávila ${marca}`);
    await expect(page.getByText('1 tutor', { exact: true })).toBeVisible();
    await page.getByLabel('Situação').selectOption('Suspensa');
    await expect(page.getByRole('heading', { name: 'Ninguém encontrado' })).toBeVisible();
    await page.getByLabel('Situação').selectOption('Ativa');
    await expect(linha(page, tutora)).toBeVisible();
    const endereco = page.url();
    await page.getByRole('link', { name: `Editar Conceição Ávila ${marca}` }).click();
    await expect(page).toHaveURL(new RegExp(`/usuarios/editar/1/${tutora.id}$`));
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(endereco);
    await expect(linha(page, tutora)).toBeVisible();
  });

  await test.step('o que outro já tem volta ao seu campo, e nada se perde', async () => {
    await editar(page);
    await exigirAcessivel(page);
    await page.getByLabel('E-mail').fill(outro.email);
    await page.getByLabel('Nome', { exact: true }).fill('Zuleide Nome Novo');
    await expect(page.getByText('Falta preencher: CPF válido.')).toBeVisible();
    await page.getByLabel('CPF').fill(cpfNovo());
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('E-mail já cadastrado');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Zuleide Nome Novo');
  });

  await test.step('editada, o e-mail antigo é avisado', async () => {
    await page.getByLabel('E-mail').fill(novo);
    await salvar(page);
    expect((await emailPara(tutora.email)).assunto).toBe('O e-mail da sua conta foi trocado');
  });

  await test.step('deletada, a pessoa some da lista', async () => {
    await page.getByLabel('Buscar').fill(outro.email);
    const deletar = page.getByRole('button', { name: `Excluir ${outro.nome}` });
    await deletar.click();
    await expect(page.getByRole('dialog', { name: 'Tem certeza que deseja deletar?' })).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(linha(page, outro)).toBeVisible();
    await deletar.click();
    await page.getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Deletado com sucesso.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ninguém encontrado' })).toBeVisible();
  });

  await test.step('a deletada não entra mais; a editada entra com o e-mail novo', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/web/login');
    await preencherLogin(page, outro.email, SENHA);
    await expect(page.getByText('Usuario e senha incorreto')).toBeVisible();
    await preencherLogin(page, novo, SENHA);
    await expect(page).toHaveURL(/\/web\/home$/);
    await irPorDentro(page, '/web/perfil');
    await expect(page.getByText('Zuleide Nome Novo').first()).toBeVisible();
  });
});

test('a ficha de um parceiro e a de uma loja: o perfil, o acesso, o lugar no mapa', async ({ page, browser }) => {
  const [vet, loja] = [await criarConta('prescritor'), await criarConta('lojista')];

  await test.step('o perfil de um parceiro muda, e o formulário e o endereço com ele', async () => {
    await abrirUsuarios(page, buscaDe('prescritor', vet));
    await editar(page);
    await expect(page).toHaveURL(/\/usuarios\/editar\/2\//);
    await page.getByLabel('Perfil').selectOption('Banho e tosa');
    await expect(page.getByText('Falta preencher: CPF e telefone.')).toBeVisible();
    await page.getByLabel('CPF').fill(cpfNovo());
    await page.getByLabel('Telefone').fill(telefoneNovo());
    await salvar(page);
    await expect(linha(page, vet)).toContainText('Banho e tosa');
    await irPorDentro(page, `/web/usuarios/editar/2/${vet.id}`);
    await expect(page).toHaveURL(new RegExp(`/usuarios/editar/7/${vet.id}$`));
  });

  await test.step('suspensa, a pessoa não entra; reativada, entra; e o link de nova senha chega', async () => {
    await page.getByRole('button', { name: 'Suspender' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
    await expect(page.getByText('Conta suspensa')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar link de nova senha' })).toBeHidden();
    const outra = await (await browser.newContext()).newPage();
    await outra.goto('/web/login');
    await preencherLogin(outra, vet.email, SENHA);
    await expect(outra.getByText('Seu acesso está suspenso. Fale com a equipe.')).toBeVisible();
    await page.getByRole('button', { name: 'Reativar' }).click();
    await expect(page.getByText('Conta reativada')).toBeVisible();
    await preencherLogin(outra, vet.email, SENHA);
    await expect(outra).toHaveURL(/\/web\/home$/);
    await outra.context().close();
    await page.getByRole('button', { name: 'Enviar link de nova senha' }).click();
    await expect(page.getByText(`Link enviado para ${vet.email}`)).toBeVisible();
    expect(linkDaSenha((await emailPara(vet.email)).texto)).toMatch(/^\/web\/recuperar\//);
  });

  const lugar = async () => {
    const [linha] = await consultar<{ latitude: number; aproximada: boolean }>(
      'select latitude, coordenadas_aproximadas as aproximada from lojista where id = $1',
      [loja.id],
    );
    return linha;
  };
  await test.step('a loja é posta no mapa com um toque, ou devolvida ao centro da cidade', async () => {
    await irPorDentro(page, `/web/usuarios${buscaDe('lojista', loja)}`);
    await editar(page);
    await page.getByLabel('CNPJ').fill(cnpjNovo());
    await page.getByLabel('Site').fill('loja.example.com');
    await page.getByRole('button', { name: 'Escolher no mapa' }).click();
    const mapa = page.getByRole('region', { name: /^Mapa para marcar a loja/ });
    await expect(mapa).toBeVisible();
    await exigirAcessivel(page);
    await mapa.click({ position: { x: 60, y: 60 } });
    await expect(page.getByLabel('Latitude')).not.toHaveValue('-23,5015');
    const marcada = Number((await page.getByLabel('Latitude').inputValue()).replace(',', '.'));
    await salvar(page);
    expect(await lugar()).toEqual({ latitude: marcada, aproximada: false });
    await editar(page);
    await page.getByRole('button', { name: 'Usar o centro de Sorocaba' }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('');
    await salvar(page);
    expect((await lugar())?.aproximada).toBe(true);
  });
});

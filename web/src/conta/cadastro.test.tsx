import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, descricaoDe, digitar, tocar } from '../test/produto';
import { INDICACAO, LOJA, TUTOR } from '../test/registros';
import { sessaoDe } from '../test/sessoes';

comProduto();
afterEach(() => vi.restoreAllMocks());

const SEM_PREVIA = { 'GET /prescrition/previa/:hash': { previa: null } };
const HASH = 'RE1OU1RSMjI6MTU5MDAwMDA0OTk';
const QUEM_E = {
  Nome: 'Zélia Prova',
  CPF: '529.982.247-25',
  'Data de nascimento': '14/03/1988',
  Telefone: '(15) 91234-5678',
};
const ACESSO = { 'E-mail': 'zelia@example.com', Senha: 'tigela cheia 42', 'Repetir senha': 'tigela cheia 42' };

test('quem já tem conta é avisado campo a campo, não perde o que digitou e acha a entrada', async () => {
  const { chegarA } = await abrirProduto('/cadastro', {
    api: { 'POST /register': () => json({ email: 'E-mail já cadastrado', cpf: 'CPF já cadastrado' }, 409) },
  });
  await digitar(QUEM_E);
  await tocar('Continuar');
  await chegarA('/cadastro?passo=acesso');
  await digitar(ACESSO);
  await tocar('Cadastrar');
  // The CPF stands in the first step: there it leads, with the keyboard in its field.
  await chegarA('/cadastro');
  await screen.findByText('E-mail, CPF já cadastrado(s)');
  expect(document.activeElement).toBe(campo('CPF'));
  expect(descricaoDe(campo('CPF'))).toBe('CPF já cadastrado');
  expect(campo('Nome').value).toBe('Zélia Prova');
  await tocar('recupere a senha');
  await chegarA('/esqueci');
});

test('o telefone vem do link e pode ser corrigido; o e-mail, nunca', async () => {
  const { chegarA } = await abrirProduto(`/cadastro/indicacao/${HASH}`);
  expect(campo('Telefone').value).toBe('(15) 90000-0499');
  expect(descricaoDe(campo('Telefone'))).toContain('É o número que recebeu a indicação');
  await digitar({ ...QUEM_E, Telefone: '(15) 91111-2222' });
  await tocar('Continuar');
  await chegarA(`/cadastro/indicacao/${HASH}?passo=acesso`);
  expect(document.activeElement).toBe(campo('E-mail'));
  expect(campo('E-mail').value).toBe('');
});

test('Voltar do segundo passo acha o primeiro como estava; recarregar, os dois, menos a senha', async () => {
  const { chegarA, voltar } = await abrirProduto('/cadastro');
  await digitar(QUEM_E);
  await tocar('Continuar');
  await chegarA('/cadastro?passo=acesso');
  await digitar(ACESSO);
  await voltar();
  expect(campo('Nome').value).toBe('Zélia Prova');
  await tocar('Continuar');
  expect(campo('Senha').value).toBe('tigela cheia 42');

  cleanup();
  await abrirProduto('/cadastro?passo=acesso');
  expect([campo('E-mail').value, campo('Senha').value]).toEqual(['zelia@example.com', '']);
  expect(JSON.stringify(sessionStorage)).not.toContain('tigela');
});

test('quem chega ao segundo passo sem o primeiro começa por ele; o rascunho de um link não aparece em outro', async () => {
  const { chegarA } = await abrirProduto('/cadastro?passo=acesso');
  await chegarA('/cadastro');
  await digitar(QUEM_E);
  cleanup();
  await abrirProduto(`/cadastro/indicacao/${HASH}`);
  expect(campo('Nome').value).toBe('');
});

test('o que alguém deixou por digitar não espera o próximo da fila', async () => {
  await abrirProduto('/cadastro');
  await digitar(QUEM_E);
  cleanup();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
  await abrirProduto('/cadastro');
  expect(campo('CPF').value).toBe('');
});

describe('um link aberto antes nesta aba', () => {
  const DE_QUEM_ENTRA = {
    'POST /register': sessaoDe('tutor'),
    'POST /prescrition/verificando_prescricao': { id_prescricao: null, resgatada: false, product: null },
    'PUT /prescrition/:codigo/tutor': INDICACAO,
    ...SEM_PREVIA,
  };

  async function cadastrarSeEm(tela: string) {
    const link = await abrirProduto(`/indicacao/${HASH}`, { api: SEM_PREVIA });
    await link.chegarA(`/login/indicacao/${HASH}`);
    cleanup();
    const cadastro = await abrirProduto(tela, { api: DE_QUEM_ENTRA });
    await digitar(QUEM_E);
    await tocar('Continuar');
    await cadastro.chegarA(`${tela}?passo=acesso`);
    await digitar(ACESSO);
    await tocar('Cadastrar');
    return cadastro;
  }
  const resgates = (mudancas: { metodo: string }[]) => mudancas.filter(({ metodo }) => metodo === 'PUT').length;

  test('não vira de quem se cadastra sem ele: pergunta, como a todos', async () => {
    const { mudancas } = await cadastrarSeEm('/cadastro');
    await screen.findByText('Resgatar indicação');
    expect(resgates(mudancas())).toBe(0);
  });

  test('vira de quem se cadastra por ele', async () => {
    const { mudancas } = await cadastrarSeEm(`/cadastro/indicacao/${HASH}`);
    await waitFor(() => expect(resgates(mudancas())).toBe(1));
  });
});

test('o Enter do teclado vai ao campo seguinte, e do último passa adiante', async () => {
  const { chegarA, onde } = await abrirProduto('/cadastro');
  await digitar(QUEM_E);
  campo('Nome').focus();
  fireEvent.keyDown(campo('Nome'), { key: 'Enter' });
  expect(document.activeElement).toBe(campo('CPF'));
  expect(onde()).toBe('/cadastro');
  // From the last field a browser sends the form.
  expect(fireEvent.keyDown(campo('Telefone'), { key: 'Enter' })).toBe(true);
  await act(async () => void fireEvent.submit(campo('Telefone').closest('form') as HTMLFormElement));
  await chegarA('/cadastro?passo=acesso');
});

test('o perfil de outra pessoa não se abre pelo endereço', async () => {
  const { chegarA, pedidos } = await abrirProduto('/perfil/editar/12', {
    como: 'tutor',
    api: { 'GET /tutor/:id': TUTOR },
  });
  await chegarA('/perfil/editar');
  await screen.findByDisplayValue(TUTOR.email);
  expect(pedidos.filter(({ caminho }) => /^\/(tutor|prescriber|shopkeeper)\//.test(caminho))).toMatchObject([
    { caminho: '/tutor/11' },
  ]);
});

test('a loja lê o seu CNPJ, e não o muda', async () => {
  await abrirProduto('/perfil/editar', { como: 'lojista', api: { 'GET /shopkeeper/:id': LOJA } });
  await screen.findByDisplayValue('11.222.333/0001-81');
  expect(campo('CNPJ').readOnly || campo('CNPJ').disabled).toBe(true);
  expect(campo('Nome fantasia').readOnly || campo('Nome fantasia').disabled).toBe(false);
});

test.each([
  ['/login', 'E-mail'],
  ['/cadastro', 'CPF'],
])('sem provedor configurado não há botões em %s', async (tela, rotulo) => {
  const { pedidos } = await abrirProduto(tela);
  await screen.findAllByLabelText(rotulo);
  expect(pedidos.map(({ caminho }) => caminho)).toContain('/social');
  expect(screen.queryByText(/Continuar com/)).toBeNull();
});

test.each(['/login', '/cadastro'])('com eles, há em %s', async (tela) => {
  await abrirProduto(tela, { api: { 'GET /social': { google: true, facebook: true } } });
  await screen.findByText('Continuar com Google');
});

test('o que não deu certo lá fora volta à entrada com uma frase', async () => {
  await abrirProduto('/login?social=falhou');
  await screen.findByText('Não foi possível entrar por lá. Tente de novo ou use e-mail e senha.');
});

test('de login/indicacao a Esqueci e de volta, a indicação não se perde', async () => {
  const { chegarA } = await abrirProduto(`/login/indicacao/${HASH}`, { api: SEM_PREVIA });
  await screen.findByText('Esqueci minha senha');
  await tocar('Esqueci minha senha');
  await screen.findByText('Recuperar minha senha');
  await tocar('Voltar para a entrada');
  await chegarA(`/login/indicacao/${HASH}`);
});

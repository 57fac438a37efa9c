import { FUNCOES, type Funcao } from '@indica-bem/domain/contrato/equipe';
import type { Membro } from '@indica-bem/domain/equipe/contrato';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../test/api-de-mentira';
import { abrirProduto, comProduto } from '../test/produto';

comProduto();

const EU: Membro = {
  id_admin: 14,
  nome: 'Admin Prova',
  email: 'admin@example.com',
  funcao: 'dono',
  situacao: 'ativa',
  criada_em: '2026-01-01T12:00:00.000Z',
  ultimo_acesso: '2026-03-01T12:00:00.000Z',
  versao: 1,
};
const CAIO: Membro = { ...EU, id_admin: 20, nome: 'Caio Colega', email: 'caio@example.com', funcao: 'atendimento' };
const EQUIPE = { 'GET /equipe': { equipe: [EU, CAIO] } };
const daConta = (funcao: Funcao) => ({
  'GET /minha-conta': { ...EU, funcao, email_confirmado: true, privacidade_aceite: 'S', uso_aceite: 'S' },
});

const PESSOAS = {
  'GET /usuarios/contagem': { tutor: 1, prescritor: 0, lojista: 0 },
  'GET /tutors': {
    tutors: [
      {
        id_tutor: 3,
        nome: 'Teresa Tutora',
        cpf: null,
        email: 'teresa@example.com',
        telefone: null,
        data_nascimento: null,
        situacao: 'ativa',
        pediu_exclusao: false,
      },
    ],
    total: { quantos: 1, exato: true },
    proximo: null,
  },
  'GET /tutor/:id': {
    id_tutor: 3,
    nome: 'Teresa Tutora',
    cpf: '529.982.247-25',
    email: 'teresa@example.com',
    telefone: null,
    data_nascimento: '1990-01-01',
    situacao: 'ativa',
    email_confirmado: true,
    criada_em: EU.criada_em,
    ultimo_acesso: null,
    exclusao_pedida_em: null,
    privacidade_aceite: 'S',
    uso_aceite: 'S',
    versao: 1,
  },
};

const digitar = (rotulo: RegExp, valor: string) =>
  fireEvent.change(screen.getByLabelText(rotulo), { target: { value: valor } });
const tocar = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('o convite vai com nome, e-mail e função, e volta à lista', async () => {
  const produto = await abrirProduto('/equipe/convidar', {
    como: 'indicabem',
    api: { ...EQUIPE, 'POST /equipe': { ...CAIO, situacao: 'convidada' } },
  });
  digitar(/^Nome/, 'Caio Colega');
  digitar(/^E-mail/, 'caio@example.com');
  fireEvent.click(screen.getByRole('radio', { name: 'Atendimento' }));
  await tocar('Enviar convite');
  expect(produto.mudancas()[0]?.corpo).toEqual({
    nome: 'Caio Colega',
    email: 'caio@example.com',
    funcao: 'atendimento',
  });
  await produto.chegarA('/equipe');
  expect(await screen.findByText('Convite enviado para caio@example.com')).toBeTruthy();
});

test('sem função não se convida, e o e-mail repetido é dito no campo', async () => {
  const api = { ...EQUIPE, 'POST /equipe': () => json({ email: 'E-mail já cadastrado' }, 409) };
  const produto = await abrirProduto('/equipe/convidar', { como: 'indicabem', api });
  digitar(/^Nome/, 'Caio');
  digitar(/^E-mail/, 'caio@example.com');
  await tocar('Enviar convite');
  expect(screen.getByText(/Falta preencher: .*função/i)).toBeTruthy();
  expect(produto.mudancas()).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Leitura' }));
  await tocar('Enviar convite');
  expect(screen.getAllByText(/E-mail já cadastrado/).length).toBeGreaterThan(0);
});

test('a função mudada vai com a versão lida', async () => {
  const api = { ...EQUIPE, 'PUT /equipe/:id': { ...CAIO, funcao: 'leitura', versao: 2 } };
  const produto = await abrirProduto('/equipe/alterar/20', { como: 'indicabem', api });
  fireEvent.click(await screen.findByRole('radio', { name: 'Leitura' }));
  await tocar('Salvar');
  expect(produto.mudancas()[0]).toMatchObject({
    caminho: '/equipe/20',
    corpo: { nome: 'Caio Colega', funcao: 'leitura', versao: 1 },
  });
});

test('na própria conta não há como se suspender nem se remover', async () => {
  await abrirProduto('/equipe/alterar/14', { como: 'indicabem', api: EQUIPE });
  expect(await screen.findByRole('button', { name: 'Salvar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Suspender|Remover|Redefinir/ })).toBeNull();
});

test.each(FUNCOES.filter((funcao) => funcao !== 'dono'))(
  '%s não abre a equipe nem as configurações, nem pelo endereço',
  async (funcao) => {
    for (const tela of ['/equipe', '/equipe/convidar', '/configuracoes']) {
      const { onde } = await abrirProduto(tela, { como: 'indicabem', funcao, api: daConta(funcao) });
      expect([tela, onde()]).toEqual([tela, '/home']);
    }
  },
);

test.each([
  ['operacao', true],
  ['atendimento', false],
  ['financeiro', false],
  ['leitura', false],
] as const)('%s na lista de pessoas: novo, editar e deletar %s', async (funcao, altera) => {
  await abrirProduto('/usuarios', { como: 'indicabem', funcao, api: { ...PESSOAS, ...daConta(funcao) } });
  expect(await screen.findByText('Teresa Tutora')).toBeTruthy();
  const ha = (name: RegExp) => screen.queryAllByLabelText(name).length > 0;
  expect([ha(/^Editar/), ha(/^Excluir/), ha(/^Ver /)]).toEqual([altera, altera, !altera]);
  expect(screen.queryByRole('button', { name: /^Novo$/ }) !== null).toBe(altera);
});

test.each([
  ['leitura', []],
  ['financeiro', []],
  ['atendimento', ['Enviar link de nova senha']],
] as const)('%s lê a pessoa inteira e não a altera', async (funcao, acoes) => {
  await abrirProduto('/usuarios/editar/1/3', {
    como: 'indicabem',
    funcao,
    api: { ...PESSOAS, ...daConta(funcao) },
  });
  expect(await screen.findByText('529.982.247-25')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  const conta = screen.getByLabelText('Conta');
  expect([...conta.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([...acoes]);
});

test('a função tirada no meio do dia some do menu e dos atalhos sem novo login', async () => {
  await abrirProduto('/home', { como: 'indicabem', funcao: 'dono', api: daConta('leitura') });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Configurações' })).toBeNull());
  const atalhos = (await screen.findByText('Comece por aqui')).closest('section')?.querySelectorAll('strong') ?? [];
  expect([...atalhos].map(({ textContent }) => textContent)).toEqual(['Entregas', 'Usuários', 'Interessados']);
  expect(screen.getAllByText('Leitura').length).toBeGreaterThan(0);
});

test('a própria conta diz a função e salva o nome', async () => {
  const api = { ...daConta('financeiro'), 'PUT /minha-conta': { ...EU, nome: 'Nome Novo' } };
  const produto = await abrirProduto('/minha-conta', { como: 'indicabem', funcao: 'financeiro', api });
  await screen.findByLabelText(/^Nome/);
  expect(screen.getByText('Relatórios e planilhas das vendas.')).toBeTruthy();
  digitar(/^Nome/, 'Nome Novo');
  await tocar('Atualizar');
  expect(produto.mudancas()[0]).toMatchObject({ caminho: '/minha-conta', corpo: { nome: 'Nome Novo' } });
});

test('nomes longos não partem a função nem o momento ao meio', async () => {
  await abrirProduto('/equipe', { como: 'indicabem', api: EQUIPE });
  await screen.findByText('caio@example.com');
  for (const texto of ['Atendimento', '01/03/2026, 09:00'])
    expect(screen.getAllByText(texto).map((um) => um.closest('td')?.dataset.cabe)).toContain('inteira');
});

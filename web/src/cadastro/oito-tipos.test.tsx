import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, descricaoDe, digitar, tocar } from '../test/produto';

comProduto();

const PARCEIRO = { Nome: 'Bruno Prova', CPF: '529.982.247-25', Telefone: '(15) 91234-5678' };
const LOJA = {
  CNPJ: '11.222.333/0001-81',
  'Nome fantasia': 'Loja da Prova',
  'Razão social': 'Loja da Prova Ltda',
  Telefone: '(15) 3222-1000',
  Celular: '(15) 91234-5678',
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
  Telefone: '(15) 91234-5678',
};

/** The number in the address, the heading, what each type must fill in (spec 1.1, spec 1.8), and what is sent. */
const TIPOS = [
  ['1', 'tutor', { ...PARCEIRO, 'Data de nascimento': '14/03/1988' }, { tipo_login: 'tutor' }],
  ['2', 'veterinário', VETERINARIO, { tipo_login: 'prescritor', perfil: 'veterinario' }],
  ['3', 'criador', { ...PARCEIRO, 'Nome fantasia': 'Canil' }, { tipo_login: 'prescritor', perfil: 'criador' }],
  ['4', 'passeador', PARCEIRO, { tipo_login: 'prescritor', perfil: 'petwalker' }],
  ['5', 'lojista', LOJA, { tipo_login: 'lojista', cidade: 'Votorantim', estado: 'SP' }],
  ['6', 'usuário interno', PARCEIRO, { tipo_login: 'prescritor', perfil: 'interno' }],
  ['7', 'parceiro de banho e tosa', PARCEIRO, { tipo_login: 'prescritor', perfil: 'groomer' }],
  ['8', 'parceiro', PARCEIRO, { tipo_login: 'prescritor', perfil: 'outros' }],
] as const;

const abrir = (numero: string, registrar: () => unknown = () => ({})) =>
  abrirProduto(`/usuarios/novo/${numero}`, {
    como: 'indicabem',
    api: { 'POST /register': registrar, 'GET /campaigns': { campaigns: [], proximo: null } },
  });

test.each(TIPOS)('cadastro de novo %s, %s: o obrigatório basta', async (numero, nome, campos, enviado) => {
  const { chegarA, mudancas } = await abrir(numero);
  expect(document.querySelector('h1')?.textContent).toBe(`Cadastro de novo ${nome}`);
  expect(screen.getByText(/^Falta preencher: e-mail, /)).toBeTruthy();
  const email = `tipo${numero}@example.com`;
  await digitar({ 'E-mail': email, ...campos });
  expect(screen.queryByText(/Falta preencher/)).toBeNull();
  await tocar('Cadastrar');
  await screen.findByText(`Cadastrado com sucesso. Convite enviado para ${email}`);
  await chegarA('/home');
  expect(mudancas()).toMatchObject([{ caminho: '/register', corpo: { email, ...enviado } }]);
});

test('o que já existe volta ao seu campo, e nada se perde', async () => {
  const { onde } = await abrir('4', () => json({ email: 'E-mail já cadastrado' }, 409));
  await digitar({ ...PARCEIRO, 'E-mail': 'outro@example.com' });
  await tocar('Cadastrar');
  await screen.findAllByText('E-mail já cadastrado');
  expect(descricaoDe(campo('E-mail'))).toContain('E-mail já cadastrado');
  expect(document.activeElement).toBe(campo('E-mail'));
  expect(campo('Nome').value).toBe(PARCEIRO.Nome);
  expect(onde()).toBe('/usuarios/novo/4');
});

test('sair com o formulário preenchido pergunta antes; trocar de tipo, ou de modo, leva o que foi digitado', async () => {
  const { chegarA, onde } = await abrir('1');
  const email = { 'E-mail': 'fulana@example.com' };
  await digitar(email);
  await tocar('Criador');
  await chegarA('/usuarios/novo/3');
  expect(campo('E-mail').value).toBe(email['E-mail']);
  await tocar('Em lote');
  await tocar('Simples');
  expect(campo('E-mail').value).toBe(email['E-mail']);

  await act(async () => void fireEvent.click(document.querySelector('a[href="/web/home"]') as HTMLElement));
  await screen.findByText('Sair sem salvar?');
  await tocar('Continuar editando');
  expect(onde()).toBe('/usuarios/novo/3');
  expect(campo('E-mail').value).toBe(email['E-mail']);
});

test('a loja cujo CNPJ ficou devendo é cadastrada, e quem cadastra lê quanto', async () => {
  const usuario = { pendencias: { a_pagar: 0, aberto: -14.5, herdado: -14.5 } };
  await abrir('5', () => ({ tipo_usuario: 'lojista', usuario, convidado: true }));
  await digitar({ 'E-mail': 'volta@example.com', ...LOJA });
  await tocar('Cadastrar');
  await screen.findByText(/Este CNPJ deve R\$\s14,50 ao grupo, de um cadastro excluído: o próximo acerto desconta/);
});

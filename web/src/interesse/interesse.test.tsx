import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, descricaoDe, digitar, tocar, tocarDuasVezes } from '../test/produto';

comProduto();

const PREENCHIDO = {
  'Seu nome': 'Ana Prado',
  'O que você faz': 'veterinario',
  Cidade: 'Sorocaba',
  WhatsApp: '15 99876-5432',
  'E-mail': 'ana@example.com',
};

const ANA: Interessado = {
  id: 7,
  tipo: 'parceiro',
  nome: 'Ana Prado',
  perfil: 'groomer',
  nome_da_loja: null,
  cnpj: null,
  cidade: 'Itu',
  uf: 'SP',
  email: 'ana@example.com',
  telefone: '15998765432',
  outro_email: null,
  outro_telefone: '11912345678',
  mensagem: 'Tenho um banho e tosa.',
  criado_em: '2026-03-10T15:00:00.000Z',
  vezes: 2,
  repetido_em: '2026-03-11T15:00:00.000Z',
  situacao: 'novo',
  anotacao: null,
  alterado_em: null,
  alterado_por: null,
  versao: 2,
};
const LISTA = { interessados: [ANA], proximo: null, novos: { quantos: 1, exato: true } };

test('da entrada ao obrigado: dois toques são um envio, e a tela diz o que vem agora', async () => {
  const { mudancas, chegarA } = await abrirProduto('/login', { api: { 'POST /interesse': { recebido: true } } });
  await tocar('Quero ser parceiro');
  await chegarA('/quero-ser-parceiro');
  await digitar(PREENCHIDO);
  await tocarDuasVezes('Quero conversar');
  await screen.findByText('Recebemos, Ana!');
  expect(screen.getByText('(15) 99876-5432')).toBeTruthy();
  expect(mudancas()).toMatchObject([
    { caminho: '/interesse', corpo: { tipo: 'parceiro', perfil: 'veterinario', uf: 'SP', cidade: 'Sorocaba' } },
  ]);
});

test('o que falta é dito ao lado do botão, e a loja pede o nome da loja em vez da profissão', async () => {
  const { mudancas } = await abrirProduto('/quero-vender-aqui');
  await digitar({ 'Seu nome': 'Ana', 'CNPJ (opcional)': '11222333000100' });
  await tocar('Quero conversar');
  expect(descricaoDe(botao('Quero conversar'))).toBe(
    'Falta preencher: nome da loja, cidade, e-mail, WhatsApp e CNPJ válido.',
  );
  expect(screen.queryByLabelText('O que você faz')).toBeNull();
  expect(mudancas()).toEqual([]);
});

test('o que o servidor recusa fica no seu campo; nada do que foi digitado se perde', async () => {
  await abrirProduto('/quero-ser-parceiro', {
    api: { 'POST /interesse': () => recusa('DADOS_INVALIDOS', { campos: { telefone: 'Telefone inválido' } }) },
  });
  await digitar(PREENCHIDO);
  await tocar('Quero conversar');
  await screen.findByText('Telefone inválido');
  expect(campo('Seu nome').value).toBe('Ana Prado');
});

test('dia cheio: a frase do servidor, para onde escrever, e o formulário fica', async () => {
  await abrirProduto('/quero-ser-parceiro', { api: { 'POST /interesse': () => recusa('COTA_DE_INTERESSES') } });
  await digitar(PREENCHIDO);
  await tocar('Quero conversar');
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent).toMatch(/^Recebemos mensagens demais hoje\. Tente de novo amanhã\. Ou escreva para /);
  expect(aviso.querySelector('a')?.href).toMatch(/^mailto:.+@/);
  expect(campo('Seu nome').value).toBe('Ana Prado');
});

test('a equipe abre o pedido, escreve por WhatsApp, anota e muda a situação com a versão lida', async () => {
  const salvo = { ...ANA, situacao: 'em_conversa', versao: 3 };
  const { mudancas, chegarA } = await abrirProduto('/interessados', {
    como: 'indicabem',
    api: { 'GET /interessados': LISTA, 'GET /interessado/:id': ANA, 'PUT /interessado/:id': salvo },
  });
  const naLista = await screen.findByLabelText('WhatsApp: escrever a Ana Prado');
  expect(naLista.getAttribute('href')).toContain('https://wa.me/5515998765432?text=Ol%C3%A1%2C%20Ana!');
  // One row: who, what and where, and how far it is, with what was written.
  expect(naLista.closest('li')?.textContent).toBe(
    'Ana Prado: abrir o pedidoQuer indicar · Banho e tosa · Itu, SPNovo11/03/2026, 2ª vez · Tenho um banho e tosa.WhatsApp',
  );
  await tocar(/^Ana Prado/);
  await chegarA('/interessados/ver/7');
  await screen.findByText('(11) 91234-5678');
  expect(botao('WhatsApp').getAttribute('href')).toContain('https://wa.me/5515998765432?text=Ol%C3%A1%2C%20Ana!');
  await digitar({ Situação: 'em_conversa', Anotação: 'Ligar à tarde' });
  await tocarDuasVezes('Salvar');
  await screen.findByText('Salvo');
  expect(mudancas()).toMatchObject([
    { caminho: '/interessado/7', corpo: { situacao: 'em_conversa', anotacao: 'Ligar à tarde', versao: 2 } },
  ]);
});

test('o que outra pessoa mudou é posto ao lado, e nada do que foi escrito se perde', async () => {
  const atual = { ...ANA, anotacao: 'Já falei com ela', versao: 3 };
  await abrirProduto('/interessados/ver/7', {
    como: 'indicabem',
    api: { 'GET /interessado/:id': ANA, 'PUT /interessado/:id': () => recusa('VERSAO_ALTERADA', { atual }) },
  });
  await screen.findByText('Salvar');
  await digitar({ Anotação: 'Ligar à tarde' });
  await tocar('Salvar');
  await screen.findByText('Já falei com ela');
  expect(campo('Anotação').value).toBe('Ligar à tarde');
});

test('cadastrar abre o cadastro preenchido, e depois do convite o pedido está cadastrado', async () => {
  const { mudancas, chegarA } = await abrirProduto('/interessados/ver/7', {
    como: 'indicabem',
    api: {
      'GET /interessados': LISTA,
      'GET /interessado/:id': ANA,
      'POST /register': { tipo_usuario: 'prescritor', usuario: {}, convidado: true },
      'PUT /interessado/:id': { ...ANA, situacao: 'cadastrado' },
    },
  });
  await screen.findByText('Abrir cadastro');
  await tocar('Abrir cadastro');
  await chegarA('/usuarios/novo/7?interessado=7');
  await screen.findByText('Acesso');
  expect([campo('E-mail').value, campo('Nome').value, campo('Telefone').value, campo('Cidade').value]).toEqual([
    'ana@example.com',
    'Ana Prado',
    '(15) 99876-5432',
    'Itu',
  ]);
  await digitar({ CPF: '529.982.247-25' });
  await tocar('Cadastrar');
  await chegarA('/interessados');
  expect(mudancas()).toMatchObject([
    { caminho: '/register', corpo: { email: 'ana@example.com', perfil: 'groomer' } },
    { caminho: '/interessado/7', corpo: { situacao: 'cadastrado' } },
  ]);
});

test('esquecer pede o motivo e volta à lista', async () => {
  const { mudancas, chegarA } = await abrirProduto('/interessados/ver/7', {
    como: 'indicabem',
    api: { 'GET /interessados': LISTA, 'GET /interessado/:id': ANA, 'POST /interessado/:id/esquecer': {} },
  });
  await screen.findByText('Esquecer');
  await tocar('Esquecer');
  await screen.findByText('Esquecer este pedido?');
  const confirmar = () => screen.getAllByText('Esquecer').at(-1)?.closest('button')?.click();
  confirmar();
  await screen.findByText('Escolha o motivo');
  expect(mudancas()).toEqual([]);
  await tocar('A pessoa pediu');
  confirmar();
  await chegarA('/interessados');
  expect(mudancas()).toMatchObject([{ caminho: '/interessado/7/esquecer', corpo: { motivo: 'pedido' } }]);
});

test('quem só lê na equipe vê o pedido, e nada que mude', async () => {
  await abrirProduto('/interessados/ver/7', {
    como: 'indicabem',
    funcao: 'leitura',
    api: { 'GET /interessado/:id': ANA },
  });
  await screen.findByText('Anotação');
  for (const acao of ['Salvar', 'Esquecer', 'Abrir cadastro']) expect(screen.queryByText(acao)).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, descricaoDe, digitar, tocar, tocarDuasVezes } from '../test/produto';
import { sessaoDe } from '../test/sessoes';

comProduto();

const SESSAO = sessaoDe('lojista');
const FALTA = recusa('SEGUNDO_FATOR', { desafio: 'o-desafio', meios: ['codigo', 'recuperacao'] });

/** Up to the second step. */
async function primeiroPasso(segundo: unknown, resto: object = {}) {
  const produto = await abrirProduto('/login', {
    api: { 'POST /login': () => FALTA.clone(), 'POST /login/segundo-fator': segundo, ...resto },
  });
  await digitar({ 'E-mail': 'loja@example.com', Senha: 'certa' });
  await tocar('Entrar');
  await screen.findByText('Confirme que é você');
  return produto;
}

test('o código colado com espaço entra, e dois toques enviam um', async () => {
  const { chegarA, mudancas } = await primeiroPasso(SESSAO);
  const codigo = campo('Código do aplicativo');
  expect([codigo.getAttribute('autocomplete'), codigo.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await digitar({ 'Código do aplicativo': '123 456' });
  expect(codigo.value).toBe('123456');
  await tocarDuasVezes('Confirmar');
  await chegarA('/home');
  const [, ...segundos] = mudancas();
  expect(segundos.map(({ corpo }) => corpo)).toEqual([{ desafio: 'o-desafio', codigo: '123456' }]);
});

test('um código errado é dito no campo; incompleto, o botão diz o que falta e não envia', async () => {
  const errado = { campos: { codigo: 'O código não confere' } };
  const { mudancas } = await primeiroPasso(() => recusa('CODIGO_NAO_CONFERE', errado));
  await digitar({ 'Código do aplicativo': '12345' });
  await tocar('Confirmar');
  expect(mudancas()).toHaveLength(1);
  expect(descricaoDe(botao('Confirmar'))).toContain('Falta preencher: o código.');
  await digitar({ 'Código do aplicativo': '000000' });
  await tocar('Confirmar');
  await waitFor(() => expect(descricaoDe(campo('Código do aplicativo'))).toContain('O código não confere'));
});

test('sem o aparelho, um código de recuperação vai no lugar do código', async () => {
  const { chegarA, mudancas } = await primeiroPasso(SESSAO);
  await tocar('Usar código de recuperação');
  await digitar({ 'Código de recuperação': 'abcd-efgh-jkmn-pqrs' });
  await tocar('Confirmar');
  await chegarA('/home');
  expect(mudancas().at(-1)?.corpo).toEqual({ desafio: 'o-desafio', recuperacao: 'abcd-efgh-jkmn-pqrs' });
});

test('vencido o desafio, volta ao começo com a frase e o e-mail', async () => {
  await primeiroPasso(() => recusa('ENTRADA_VENCIDA'));
  await digitar({ 'Código do aplicativo': '123456' });
  await tocar('Confirmar');
  await screen.findByText('O tempo para confirmar terminou. Entre de novo.');
  expect([campo('E-mail').value, campo('Senha').value]).toEqual(['loja@example.com', '']);
});

test('voltar no meio leva à senha, com o e-mail', async () => {
  const { voltar } = await primeiroPasso(SESSAO);
  await voltar();
  await screen.findByText('Bem-vindo de volta');
  expect([campo('E-mail').value, campo('Senha').value]).toEqual(['loja@example.com', '']);
});

test('a tela também tem um caminho de volta: um aplicativo instalado não tem o do navegador', async () => {
  await primeiroPasso(SESSAO);
  await tocar('Voltar');
  await screen.findByText('Bem-vindo de volta');
  expect(campo('E-mail').value).toBe('loja@example.com');
});

test('a equipe que ainda não tem segundo fator, em produção, vai direto a Segurança', async () => {
  const fator = { aplicativo: null, chaves: [], recuperacao: 0, obrigatorio: true, provado: false };
  const { chegarA } = await abrirProduto('/login', {
    api: { 'POST /login': sessaoDe('indicabem'), 'GET /fator': fator },
  });
  await digitar({ 'E-mail': 'admin@example.com', Senha: 'certa' });
  await tocar('Entrar');
  await chegarA('/seguranca');
  await screen.findByText('Ligue a verificação em duas etapas');
  expect(screen.queryByText('Sessões abertas')).toBeNull();
});

test('qualquer tela da equipe recusada por falta dele leva a Segurança', async () => {
  const fator = { aplicativo: null, chaves: [], recuperacao: 0, obrigatorio: true, provado: false };
  const { chegarA } = await abrirProduto('/estornos', {
    como: 'indicabem',
    api: {
      'GET /estorno/pedidos': () => recusa('SEGUNDO_FATOR_OBRIGATORIO'),
      'GET /estornos': () => recusa('SEGUNDO_FATOR_OBRIGATORIO'),
      'GET /fator': fator,
    },
  });
  await chegarA('/seguranca');
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, digitar, tocar, tocarDuasVezes } from '../../test/produto';
import { sessaoDe } from '../../test/sessoes';

comProduto();

const TEXTO = { id: 1, texto_sac: '<p>De segunda a sexta</p>', versao: 1 };
const ESCRITO = '<p>Plantão: De segunda a sexta</p>';

const editor = () => screen.findByLabelText('Texto de contato');

async function abrir(api: Api = {}) {
  const produto = await abrirProduto('/contato-adm', { como: 'indicabem', api: { 'GET /setting/1': TEXTO, ...api } });
  await editor();
  return produto;
}

/** As it comes from the clipboard: this window knows no keys. */
async function colar(texto: string) {
  const clipboardData = { getData: (tipo: string) => (tipo === 'text/plain' ? texto : '') };
  const onde = await editor();
  await act(async () => void fireEvent.paste(onde, { clipboardData }));
}

test('a barra se percorre com as setas; sair com mudanças pergunta, e desfeitas, não', async () => {
  const { onde, chegarA } = await abrir();
  const andar = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement as Element, { key }));
  const noFoco = () => document.activeElement?.getAttribute('aria-label');
  botao('Negrito').focus();
  await andar('ArrowRight');
  expect(noFoco()).toBe('Itálico');
  await andar('ArrowLeft');
  await andar('ArrowLeft');
  expect(noFoco()).toBe('Refazer');

  await colar('Plantão: ');
  expect((await editor()).innerHTML).toBe(ESCRITO);
  await tocar('Voltar');
  await screen.findByText('Sair sem salvar?');
  await tocar('Continuar editando');
  expect([onde(), (await editor()).innerHTML]).toEqual(['/contato-adm', ESCRITO]);
  await tocar('Desfazer');
  expect((await editor()).innerHTML).toBe(TEXTO.texto_sac);
  await tocar('Voltar');
  await chegarA('/home');
});

test('nem a falha nem a sessão que morre perdem o texto, e dois toques o salvam uma vez', async () => {
  const respostas: (() => unknown)[] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => ({ ...TEXTO, texto_sac: ESCRITO, versao: 2 }),
  ];
  const { chegarA, mudancas, matarSessao } = await abrir({
    'PUT /setting/1': () => respostas.shift()?.(),
    'POST /login': sessaoDe('indicabem', 'outro token'),
  });
  const salvos = () => mudancas().filter(({ caminho }) => caminho === '/setting/1');
  await colar('Plantão: ');
  await tocar('Atualizar');
  await screen.findByText('Erro no cadastro');
  expect((await editor()).innerHTML).toBe(ESCRITO);

  matarSessao(sessaoDe('indicabem').api_token);
  await tocar('Atualizar');
  await chegarA('/login');
  await screen.findAllByText(/Você foi deslogado/);
  await digitar({ 'E-mail': 'quem@example.com', Senha: 'uma senha' });
  await tocar('Entrar');
  await chegarA('/contato-adm');
  await screen.findByText(/Continue de onde parou/);
  expect((await editor()).innerHTML).toBe(ESCRITO);

  await tocarDuasVezes('Atualizar');
  await screen.findByText('Contato alterado com sucesso');
  expect(salvos().map(({ corpo }) => corpo)).toEqual(Array(3).fill({ texto_sac: ESCRITO, versao: 1 }));
  await tocar('Voltar');
  await chegarA('/home');
});

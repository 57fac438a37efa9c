import type { PrescritorCompleto } from '@indica-bem/domain/prescritor/contrato';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import {
  abrirProduto,
  botao,
  campo,
  comProduto,
  descricaoDe,
  digitar,
  tocar,
  tocarDuasVezes,
} from '../../test/produto';
import { PARCEIRO } from '../../test/registros';
import { sessaoDe } from '../../test/sessoes';

comProduto();

const NOVO = 'nova.paula@example.com';
const SENHA = 'a senha de hoje';
const SENHA_NOVA = 'tigela cheia 42';
type Escrito = Partial<PrescritorCompleto> & { senha_atual?: string | null; senhaNova?: string | null };

/** As the server keeps it: another e-mail or password asks for the right one, and a new password renews the session. */
async function abrir(endereco: string) {
  let dele = PARCEIRO;
  const produto = await abrirProduto(endereco, {
    como: 'prescritor',
    api: {
      'GET /prescriber/:id': () => dele,
      'PUT /prescriber/:id': ({ corpo }: { corpo: Escrito }) => {
        const { senha_atual, senhaNova, nome = '', email = '', telefone = '' } = corpo;
        if ((email !== dele.email || senhaNova) && senha_atual !== SENHA)
          return recusa('SENHA_ATUAL_INCORRETA', { campos: { senha_atual: 'Senha atual incorreta' } });
        dele = { ...dele, nome, email, telefone };
        return senhaNova ? { ...dele, api_token: 'renovado' } : dele;
      },
    },
  });
  return { ...produto, enviados: () => produto.mudancas().map(({ corpo }) => corpo as Escrito) };
}

test('mudar o nome não pede senha, e a tela já chama pelo novo', async () => {
  const { chegarA, enviados } = await abrir('/perfil');
  await screen.findByText(PARCEIRO.email);
  await tocar('Editar cadastro');
  await chegarA('/perfil/editar');
  await screen.findByLabelText('Telefone');
  await digitar({ Telefone: '15 3222 1000', Nome: 'Berenice Prova' });
  await tocarDuasVezes('Atualizar');
  await chegarA('/home');
  await screen.findByText('Atualizado com sucesso');
  expect(screen.getByText('Olá, Berenice')).toBeTruthy();
  expect(enviados()).toHaveLength(1);
  expect(enviados()).toMatchObject([{ nome: 'Berenice Prova', telefone: '(15) 3222-1000', email: PARCEIRO.email }]);
});

test('mudar o e-mail, sim: sem ela não envia, a errada é dita no campo e nada se perde, com a certa muda', async () => {
  const { chegarA, enviados } = await abrir('/perfil/editar');
  await screen.findByLabelText('E-mail');
  await digitar({ 'E-mail': NOVO });
  expect(descricaoDe(botao('Atualizar'))).toBe('Falta preencher: senha atual.');
  await tocar('Atualizar');
  expect(enviados()).toEqual([]);
  await digitar({ 'Senha atual': 'errada' });
  await tocar('Atualizar');
  await screen.findByText('Erro nos campos: Senha atual');
  expect(descricaoDe(campo('Senha atual'))).toBe('Senha atual incorreta');
  expect(document.activeElement).toBe(campo('Senha atual'));
  expect(campo('E-mail').value).toBe(NOVO);
  await digitar({ 'Senha atual': SENHA });
  await tocar('Atualizar');
  await chegarA('/home');
  expect(enviados()).toMatchObject([
    { email: NOVO, senha_atual: 'errada' },
    { email: NOVO, senha_atual: SENHA },
  ]);
});

test('trocar a senha mantém esta sessão, com o token que veio', async () => {
  const { chegarA, enviados, matarSessao, ir } = await abrir(`/perfil/editar/${PARCEIRO.id_prescriber}`);
  await screen.findByLabelText('Nova senha');
  await digitar({ 'Senha atual': SENHA, 'Nova senha': SENHA_NOVA, 'Repetir senha': SENHA_NOVA });
  await tocar('Atualizar');
  await chegarA('/home');
  expect(enviados()).toMatchObject([{ senha_atual: SENHA, senhaNova: SENHA_NOVA }]);
  // All that were open have ended on the server.
  matarSessao(sessaoDe('prescritor').api_token);
  await ir('/perfil');
  await chegarA('/perfil');
  await screen.findByText(PARCEIRO.email);
  expect(JSON.parse(localStorage.getItem('usuario') ?? '')).toMatchObject({ api_token: 'renovado' });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, digitar, tocar } from '../../test/produto';
import { LOJA, TUTOR } from '../../test/registros';

comProduto();

const BOTAO = 'Zerar verificação em duas etapas';
const MEU = { aplicativo: null, chaves: [], recuperacao: 0, obrigatorio: false, provado: false };
const LIGADO = { ligado: true, desde: '2026-03-10T15:00:00.000Z', email_trocado_em: null as string | null };
const DESLIGADO = { ligado: false, desde: null, email_trocado_em: null };

type Casos = { funcao?: 'operacao' | 'atendimento' | 'leitura'; fator?: object; zerar?: unknown; mais?: object };
function abrir({ funcao = 'operacao', fator = LIGADO, zerar, mais = {} }: Casos = {}) {
  let provou = false;
  return abrirProduto('/usuarios/editar/5/13', {
    como: 'indicabem',
    funcao,
    api: {
      'GET /minha-conta': { nome: 'Ana', email: 'ana@example.com', funcao },
      'GET /campaigns': { campaigns: [], proximo: null },
      'GET /shopkeeper/:id': { ...LOJA, ...mais },
      'GET /usuario/:id/fator': fator,
      'GET /fator': MEU,
      'POST /fator/prova': () => {
        provou = true;
        return {};
      },
      'POST /usuario/:id/fator/zerar': () => (provou ? (zerar ?? DESLIGADO) : recusa('CONFIRME_QUE_E_VOCE')),
    },
  });
}

test('a equipe zera: motivo e quem pede, prova quem é, e a tela diz que está desligada', async () => {
  const { mudancas } = await abrir();
  await screen.findByText('Ligada desde 10/03/2026');
  await tocar(BOTAO);
  await screen.findByText('Confira antes quem pede');
  expect(screen.getByText(/um aviso vai para loja@example.com/)).toBeTruthy();
  expect(screen.queryByText(/O e-mail desta conta foi trocado/)).toBeNull();
  await tocar('Zerar');
  expect(screen.getByText('Escolha o motivo')).toBeTruthy();
  expect(screen.getByText('Diga quem pede')).toBeTruthy();
  await tocar('Perdeu o aparelho');
  await tocar('A própria pessoa');
  await tocar('Zerar');
  await screen.findByText('Confirme que é você');
  await digitar({ 'Senha atual': 'certa' });
  await tocar('Confirmar');
  await screen.findByText('Desligada');
  expect(screen.queryByText(BOTAO)).toBeNull();
  const enviadas = mudancas().filter(({ caminho }) => caminho.endsWith('/zerar'));
  expect(enviadas.map(({ corpo }) => corpo)).toEqual(
    Array(2).fill({ motivo: 'aparelho_perdido', pedido_por: 'titular' }),
  );
  expect(new Set(enviadas.map(({ chave }) => chave)).size).toBe(1);
});

test('desistir da prova volta ao diálogo com o que foi escolhido, sem erro', async () => {
  const { mudancas } = await abrir();
  await screen.findByText('Ligada desde 10/03/2026');
  await tocar(BOTAO);
  await screen.findByText('Confira antes quem pede');
  await tocar('Trocou de aparelho');
  await tocar('Outra pessoa, em nome dela');
  await tocar('Zerar');
  await screen.findByText('Confirme que é você');
  await tocar('Voltar');
  await screen.findByText('Confira antes quem pede');
  expect((screen.getByLabelText('Trocou de aparelho') as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText('Outra pessoa, em nome dela') as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(mudancas()).toHaveLength(1);
});

test('o e-mail que mudou há pouco é dito no diálogo; a recusa também', async () => {
  const fator = { ...LIGADO, email_trocado_em: '2026-03-09T15:00:00.000Z' };
  await abrir({ fator, zerar: recusa('SEM_FATOR') });
  await screen.findByText('Ligada desde 10/03/2026');
  await tocar(BOTAO);
  await screen.findByText(/O e-mail desta conta foi trocado em 09\/03\/2026/);
  await tocar('O aparelho foi roubado');
  await tocar('A própria pessoa');
  await tocar('Zerar');
  await screen.findByText('Confirme que é você');
  await digitar({ 'Senha atual': 'certa' });
  await tocar('Confirmar');
  await screen.findByText('Esta conta não tem verificação em duas etapas.');
});

test('o atendimento vê se está ligada, e não zera', async () => {
  await abrir({ funcao: 'atendimento' });
  await screen.findByText('Ligada desde 10/03/2026');
  expect(screen.queryByText(BOTAO)).toBeNull();
});

test('quem só lê não é informado, e nada pergunta', async () => {
  const { pedidos } = await abrir({ funcao: 'leitura' });
  await screen.findByText('Cadastro desde');
  expect(screen.queryByText('Verificação em duas etapas')).toBeNull();
  expect(pedidos.filter(({ caminho }) => caminho.endsWith('/fator'))).toEqual([]);
});

test('desligada, ou de conta suspensa, não há o que zerar', async () => {
  await abrir({ mais: { situacao: 'suspensa' } });
  await screen.findByText('Ligada desde 10/03/2026');
  expect(screen.queryByText(BOTAO)).toBeNull();
});

test('de um tutor nada se pergunta: ele não tem', async () => {
  const { pedidos } = await abrirProduto('/usuarios/editar/1/11', {
    como: 'indicabem',
    funcao: 'operacao',
    api: { 'GET /minha-conta': { nome: 'Ana', email: 'ana@example.com', funcao: 'operacao' }, 'GET /tutor/:id': TUTOR },
  });
  await screen.findByText('Cadastro desde');
  await waitFor(() => expect(screen.queryByText('Verificação em duas etapas')).toBeNull());
  expect(pedidos.some(({ caminho }) => caminho.endsWith('/fator'))).toBe(false);
});
